import { expect, test } from '../steps/person/customer.ts'

// @shows SAFE-18
test('Trusted Types block injected markup and scripts, and maps are still drawn', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Trusted(HTML|Script|ScriptURL|Type)/.test(message.text())) refused.push(message.text())
  })
  const response = await page.goto('/locations')
  expect(response?.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types masar masar-data default",
  )
  const map = page.getByRole('figure', { name: 'Map of the locations' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.getByRole('button', { name: /locations. Zoom in/ }).first()).toBeVisible()
  expect(refused).toEqual([])

  const results = await page.evaluate(() => {
    const attempts = [
      () => (document.createElement('p').innerHTML = '<img src=x>'),
      () => (document.createElement('script').src = '/other.js'),
      () => (document.createElement('script').textContent = 'alert(1)'),
      () => Reflect.apply(Reflect.get(window, 'trustedTypes').createPolicy, null, ['mine', {}]),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'let through'
      } catch {
        return 'refused'
      }
    })
  })
  expect(results).toEqual(['refused', 'refused', 'refused', 'refused'])
})
