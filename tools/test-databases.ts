import { findPostgresProblem, startDemoPostgres } from '../server/testing/processes/postgres.ts'
import { readDump } from '../server/testing/prepared/dumps.ts'

/** Makes the databases that tests start from, so that test files side by side do not make each of them twice. */
await readDump('demo')
if (findPostgresProblem() === null) {
  const postgres = await startDemoPostgres()
  await postgres.stop()
}
