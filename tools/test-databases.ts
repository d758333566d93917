import { findPostgresProblem, startDemoPostgres } from '../server/testing/processes/postgres.ts'
import { readDump } from '../server/testing/prepared/dumps.ts'

/** Creates the databases that tests start from, so that parallel test files do not each create them. */
await readDump('demo')
if (findPostgresProblem() === null) {
  const postgres = await startDemoPostgres()
  await postgres.stop()
}
