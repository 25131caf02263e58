"""A program that asks `docgen mcp` as an agent does, with the official client; prints what it was answered as JSON.

    agent.py PROGRAM FOLDER MODE

FOLDER is where the server runs; MODE is the client's: auto, legacy or a revision.
"""

import asyncio
import json
import pathlib
import sys

from mcp.client import Client
from mcp.client.stdio import StdioServerParameters

program, folder, mode = sys.argv[1:]


async def main():
    server = StdioServerParameters(command=program, args=["mcp"], cwd=folder)
    async with Client(server, mode=mode) as client:

        async def call(tool, **arguments):
            # The client validates the structure against the tool's schema.
            result = await client.call_tool(tool, arguments)
            return {
                "error": result.is_error,
                "texts": [block.text for block in result.content],
                "structure": result.structured_content,
            }

        tools = (await client.list_tools()).tools
        text = pathlib.Path(folder, "Info.plist").read_text()
        answers = {
            "tools": {tool.name: tool.input_schema for tool in tools},
            "search": await call("search", query="camera permission", limit=3),
            "show": await call("show", name="NSCameraUsageDescription"),
            "file": await call("validate", file="Info.plist"),
            "text": await call("validate", file="Info.plist", text=text),
            "fix": await call("fix", file="Info.plist"),
            "outside": await call("validate", file="../other.plist"),
            "unknown": await call("show", name="NSCameraUsageDescripton"),
        }
        print(json.dumps(answers))


asyncio.run(main())
