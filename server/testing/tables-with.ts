import { TestActions } from '../test-control/test-actions.ts'
import type { TestServer } from './test-server.ts'

/** Finds the tables that contain one of the texts. */
export async function findTablesWith(server: TestServer, texts: string[]): Promise<string[]> {
  const request = new Request('http://localhost/__backstage/holding', {
    method: 'POST',
    body: JSON.stringify({ texts }),
    headers: { 'content-type': 'application/json' },
  })
  const answer = await new TestActions(server.db).control(request)
  if (!answer) throw new Error('No table has been searched.')
  return ((await answer.json()) as { found: string[] }).found
}
