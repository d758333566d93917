import { expect, test } from '../steps/person/customer.ts'

/** Other widths are tested at night (decision 007). */
const EVERY_RUN_WIDTHS = [390]

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`the home page at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test(`does not cover the car on the coast with the search form${EVERY_RUN_WIDTHS.includes(viewport.width) ? '' : ' @nightly'}`, async ({
      page,
    }) => {
      await page.goto('/')
      const car = page.locator('.coast-car > ellipse')
      await expect(car).toBeAttached()
      const field = page.getByRole('combobox').first()
      const form = page.locator('form').filter({ has: field })

      const readBox = async () => ({
        ground: await car.evaluate((shadow) => shadow.getBoundingClientRect().bottom),
        ahead: await page
          .locator('.coast-car > circle')
          .evaluate((lamp) => lamp.getBoundingClientRect().right),
        top: await form.evaluate((one) => one.getBoundingClientRect().top),
      })
      const { ground, ahead, top } = await readBox()
      expect(ground).toBeLessThan(top)
      expect(ahead).toBeLessThan(viewport.width)
    })
  })
}
