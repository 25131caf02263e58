// Verdicts of ajv on every instance for every draft-07 schema: reads {schemas, others, instances}
// from standard input, others being what each schema refers to, and writes, by schema, a list of
// verdicts, or what is wrong with the schema.
const Ajv = require("ajv");
const { schemas, others, instances } = JSON.parse(require("fs").readFileSync(0, "utf8"));
const verdicts = {};
for (const [name, schema] of Object.entries(schemas)) {
  try {
    const ajv = new Ajv({ logger: false });
    for (const [file, other] of Object.entries(others[name])) ajv.addSchema(other, other.$id ? undefined : file);
    const validate = ajv.compile(schema);
    verdicts[name] = instances.map((instance) => validate(instance));
  } catch (problem) {
    verdicts[name] = String(problem.message);
  }
}
process.stdout.write(JSON.stringify(verdicts));
