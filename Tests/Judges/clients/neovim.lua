-- Edits a property list by keys with the server attached, and writes what Neovim shows as JSON.
-- For Neovim 0.7 or later: nvim --headless -u NONE -S neovim.lua, with PROGRAM, LIST and RESULT in the environment.
local result = {}
local keys = function(text)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(text, true, true, true), "xt", false)
end
local shown = function()
  local lines = {}
  for _, one in ipairs(vim.diagnostic.get(0)) do
    table.insert(lines, { one.lnum, one.col, one.end_col, one.severity, one.code or one.user_data.lsp.code })
  end
  table.sort(lines, function(a, b) return a[1] < b[1] end)
  return lines
end
local ask = function(method, params)
  local answers = assert(vim.lsp.buf_request_sync(0, "textDocument/" .. method, params, 20000))
  for _, answer in pairs(answers) do
    assert(not answer.err, vim.inspect(answer.err))
    return answer.result
  end
end
local here = function() return vim.lsp.util.make_position_params() end

local ok, problem = pcall(function()
  vim.cmd("edit " .. vim.fn.fnameescape(vim.env.LIST))
  local client = assert(vim.lsp.start_client({
    name = "docgen", cmd = { vim.env.PROGRAM, "lsp", "--base-url", "https://docgen.example/" },
    root_dir = vim.fn.fnamemodify(vim.env.LIST, ":h"),
  }))
  assert(vim.lsp.buf_attach_client(0, client))
  assert(vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 20), "no findings")
  result.opened = shown()

  -- A wrong value becomes a right one, and another one wrong.
  keys("/YES<CR>ciwNO<Esc>")
  keys("Go<Esc>u")
  keys("/Émile<CR>f<lt>i 😀<Esc>")
  keys("/CFBundleVersion<CR>j0Cx<Esc>u")
  keys("gg/<lt>dict><CR>o<Tab><lt>key>CFBundleShortVersionStrin<lt>/key><lt>string>1.0<lt>/string><Esc>")
  assert(vim.wait(20000, function() return #vim.diagnostic.get(0) == 3 end, 20), vim.inspect(shown()))
  result.edited = shown()

  keys("gg/CFBundleName<CR>")
  result.hover = ask("hover", here()).contents.value
  vim.lsp.buf.hover()
  vim.wait(5000, function() return #vim.api.nvim_list_wins() > 1 end, 20)
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= "" then
      result.window = vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false)
      vim.api.nvim_win_close(window, true)
    end
  end

  keys("gg/<lt>.dict><CR>O<lt>key>NSCamera<lt>/key><Esc>0")
  local params = here()
  params.position.character = #"<key>NSCamera"
  result.completions = {}
  local answer = ask("completion", params)
  -- What Neovim's omnifunc makes of it.
  result.offered = vim.tbl_map(function(item) return item.abbr end,
    vim.lsp.util.text_document_completion_list_to_complete_items(answer, "NSCamera"))
  for _, item in ipairs(answer.items) do
    table.insert(result.completions, item.label)
    if item.label == "NSCameraUsageDescription" then
      vim.lsp.util.apply_text_edits({ item.textEdit }, 0, "utf-16")
    end
  end

  -- All repairs, as "code action" makes them.
  local range = vim.lsp.util.make_given_range_params({ 1, 0 }, { vim.fn.line("$"), 0 })
  range.context = { diagnostics = {}, only = { "source.fixAll" } }
  local action = ask("codeAction", range)[1]
  vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
  vim.cmd("write")
  vim.wait(20000, function()
    for _, one in ipairs(shown()) do
      if one[5] == "misspelled-key" or one[5] == "boolean-as-string" then return false end
    end
    return true
  end, 20)
  result.repaired = shown()
  vim.lsp.stop_client(client)
  assert(vim.wait(20000, function() return vim.lsp.client_is_stopped(client) end, 20), "the server goes on")
end)
result.problem = not ok and tostring(problem) or nil
vim.fn.writefile({ vim.fn.json_encode(result) }, vim.env.RESULT)
vim.cmd("qall!")
