// Verdicts of ajv on every instance for every draft-07 schema: reads {schemas, instances} from
// standard input and writes, by schema, a list of verdicts, or what is wrong with the schema.
const Ajv = require("ajv");
const { schemas, instances } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const verdicts = {};
for (const [name, schema] of Object.entries(schemas)) {
  try {
    const validate = new Ajv({ logger: false }).compile(schema);
    verdicts[name] = instances.map((instance) => validate(instance));
  } catch (problem) {
    verdicts[name] = String(problem.message);
  }
}
process.stdout.write(JSON.stringify(verdicts));
