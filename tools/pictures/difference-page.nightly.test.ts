import type { Page } from 'playwright'
import { beforeEach, expect, it } from 'vitest'

import { encode } from './bitmap.ts'
import type { PictureChange } from './comparison.ts'
import { renderDifferences } from './difference-page.ts'
import { paint } from './testing/paint.ts'
import { withBrowser } from './testing/chromium.ts'

const before = await encode(paint(40, 30))
const after = await encode(paint(40, 30, { x: 3, y: 3 }))

const CHANGES: PictureChange[] = [
  { kind: 'new', file: 'car/car-page/free.phone.webp', after },
  { kind: 'gone', file: 'home/home-page/loaded.wide.webp', before },
  { kind: 'changed', file: 'session/idle.phone.webp', before, after, drawn: after, pixels: 1204 },
]

const browser = withBrowser()
let page: Page

beforeEach(async () => {
  page = await browser().newPage()
  await page.setContent(renderDifferences(CHANGES, []))
  return () => page.close()
})

it('the page of differences begins with the first change, and goes on and back by the arrows', async () => {
  expect(await heading()).toBe('Car › Car page › Free, phone')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await heading()).toBe('Session › Idle, phone')
  await page.keyboard.press('ArrowRight')
  expect(await heading()).toBe('Session › Idle, phone')
  await page.keyboard.press('ArrowLeft')
  expect(await heading()).toBe('Home › Home page › Loaded, wide')
})

it('the page of differences shows what is changed before, after and as a difference, and of others what there is', async () => {
  expect(await shownPictures()).toEqual(['After'])
  await page.keyboard.press('ArrowRight')
  expect(await shownPictures()).toEqual(['Before'])
  await page.keyboard.press('ArrowRight')
  expect(await shownPictures()).toEqual(['Before', 'After', 'Difference'])
  expect(await page.getByText('1,204 pixels differ.').isVisible()).toBe(true)
})

it('the page of differences shows before and after in one spot, and side by side again', async () => {
  await page.getByRole('link', { name: 'Session › Idle, phone' }).click()
  await page.keyboard.press('Space')
  expect(await shownPictures()).toEqual(['Before'])
  await page.keyboard.press('Space')
  expect(await shownPictures()).toEqual(['After'])
  await page.keyboard.press('Escape')
  expect(await shownPictures()).toEqual(['Before', 'After', 'Difference'])
})

it('the page of differences finds pictures by their names and by what became of them', async () => {
  await page.getByLabel('Find').fill('phone session')
  expect(await listed()).toEqual(['Session › Idle, phone'])
  expect(await heading()).toBe('Session › Idle, phone')
  await page.getByLabel('Find').fill('')
  await page.getByLabel('changed (1)').uncheck()
  expect(await listed()).toHaveLength(2)
  expect(await page.getByRole('status').textContent()).toBe('2 of 3')
})

it('the page of differences asks for nothing outside of it', () => {
  expect(renderDifferences(CHANGES, [])).not.toMatch(/(src|href)="(?!data:|#)/)
})

it('the page of differences names the stories of which no picture could be taken, with the reason', async () => {
  const file = 'car/car-page/taken.phone.webp'
  await page.setContent(renderDifferences([], [{ file, reason: 'It is never still.' }]))

  expect(await heading()).toBe('Car › Car page › Taken, phone')
  expect(await page.getByText('It is never still.').isVisible()).toBe(true)
})

const heading = () => page.getByRole('heading', { level: 2 }).textContent()
const shownPictures = () =>
  page.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
const listed = () => page.getByRole('listitem').getByRole('link').allTextContents()
