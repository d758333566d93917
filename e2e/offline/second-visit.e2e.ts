import { expect, heading, test } from '../steps/person/customer.ts'
import { type OwnBuild, serveOwnBuild } from '../steps/server/own-build.ts'
import { visitWithWorker } from '../steps/server/worker.ts'

test.use({ serviceWorkers: 'allow' })

let build: OwnBuild
test.beforeAll(async () => {
  build = await serveOwnBuild()
})
test.afterAll(() => build.stop())

const HOME_HEADING = 'Car rental from local companies. No hidden fees.'

test('a second visit loads no script over the network', async ({ page, context }) => {
  await visitWithWorker(page, '/?l=en')
  const requestedPaths: string[] = []
  const served: boolean[] = []
  // This event also includes the service worker's requests.
  context.on('request', (request) => {
    if (request.serviceWorker()) requestedPaths.push(new URL(request.url()).pathname)
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') served.push(response.fromServiceWorker())
  })
  await page.reload()
  await expect(heading(page, HOME_HEADING)).toBeVisible()

  expect(served.length).toBeGreaterThan(3)
  expect(served.every(Boolean)).toBe(true)
  // The document is always fetched, so that prices are current.
  expect(requestedPaths.filter((path) => path !== '/config.json')).toEqual(['/'])
})

test('a new version is offered, and replaces the old one only after confirmation @nightly', async ({
  page,
  context,
}) => {
  await visitWithWorker(page, `${build.origin}/?l=en`)
  const second = await context.newPage()
  await visitWithWorker(second, `${build.origin}/about?l=en`)
  await second.evaluate(() => sessionStorage.setItem('masar-typed', 'kept'))
  build.deploy()
  await page.reload()
  await page.mouse.move(30, 30)
  const offer = (tab: typeof page) => tab.getByText('A new version is ready.')
  await expect(offer(page)).toBeVisible()
  // Every tab shows the offer, and none reloads.
  await expect(offer(second)).toBeVisible()

  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reload' }).click(),
  ])
  await expect(heading(page, HOME_HEADING)).toBeVisible()
  await page.mouse.move(40, 40)
  await expect(offer(page)).toBeHidden()
  expect(await second.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  await expect(offer(second)).toBeVisible()
})

test('an edited setting applies to the next page, together with its content security policy @nightly', async ({
  page,
}) => {
  await visitWithWorker(page, `${build.origin}/?l=en`)
  build.set({ siteName: 'Rihla', apiHost: 'http://127.0.0.1:1' })
  const response = await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rihla' })).toBeVisible()
  expect(response?.headers()['content-security-policy']).toContain('http://127.0.0.1:1')
  // A document of the server contains the settings; the shell requests them, which refreshes its own policy.
  await page.evaluate(() => fetch('/config.json'))
  const policy = () =>
    page.evaluate(async () => {
      const document = await caches.match('/index.html', { ignoreSearch: true })
      return document?.headers.get('content-security-policy')
    })
  await expect.poll(policy).toContain('http://127.0.0.1:1')
})

// @sets serviceWorker
test('an operator can remove the service worker from all browsers @nightly', async ({ page }) => {
  build.set({})
  await visitWithWorker(page, `${build.origin}/?l=en`)
  build.set({ serviceWorker: false })
  const left = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await page.reload()
  await page.mouse.move(30, 30)
  await expect.poll(left).toBe(0)
  await page.reload()
  await page.mouse.move(40, 40)
  await expect.poll(() => page.evaluate('caches.keys()')).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
