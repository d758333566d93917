import { buildSearchPath } from '../steps/booking/trip.ts'
import { waitUntilUsable } from '../steps/page/documents.ts'
import { expect, test } from '../steps/person/customer.ts'

// The list keeps some of its cars, so some content below still waits to hydrate when it changes.
test('a filter changes the list of a search that was opened by its link', async ({
  page,
  trip,
}) => {
  await page.goto(buildSearchPath(trip))
  await waitUntilUsable(page)
  const readCount = async () =>
    /\d+\s+cars?/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  const before = await readCount()
  await page.getByRole('checkbox', { name: 'Mini car' }).check()
  await expect.poll(readCount).not.toBe(before)
  await expect(page.getByRole('list', { name: 'Cars' })).toHaveAttribute('aria-busy', 'false')
})
