import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { decode, findDifference } from './bitmap.ts'
import { Camera, StoryFailed, takeAll } from './camera.ts'
import { type Picture, type View, VIEWS } from './picture-list.ts'
import { type Site, serveSite } from './storybook-site.ts'
import { withBrowser } from './testing/chromium.ts'

const STORY = {
  id: 'clock--ticking',
  title: 'Clock',
  name: 'Ticking',
  width: null,
  isPlayed: false,
  isInEnglish: false,
}
const picture = (view: View): Picture => ({
  story: STORY,
  view,
  screen: VIEWS[view],
  file: `clock/ticking.${view}.webp`,
})

/** A page that ends like a story, with `script` in it. */
const page = (script: string, status = 'success') => `<!doctype html>
  <style>@keyframes turn { to { rotate: 1turn } } .turning { animation: turn 700ms linear infinite }</style>
  <p class="turning">turns</p><p id="said"></p><p id="error-message">The story broke.</p>
  <script>
    const said = document.querySelector('#said')
    globalThis.__STORYBOOK_ADDONS_CHANNEL__ = { last: () => [{ status: '${status}' }] }
    ${script}
  </script>`

const RESTLESS = `
  said.textContent = [Date.now(), Math.random(), localStorage.getItem('visits')].join(' ')
  localStorage.setItem('visits', String(Math.random()))`
const LATE = `fetch('late.txt').then((late) => late.text()).then((text) => { said.textContent = text })`
const BELOW = `
  said.style.marginBlockStart = '3000px'
  new IntersectionObserver(([{ isIntersecting }]) => {
    if (isIntersecting) said.textContent = 'It has come into view.'
  }).observe(said)`

const browser = withBrowser()
let folder: string
let site: Site
let camera: Camera

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stories-'))
  site = await serveSite(folder)
  writeFileSync(join(folder, 'late.txt'), 'Here it is.')
})
afterAll(() => {
  site.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  camera = await Camera.open(browser())
  return () => camera.close()
})

it('the camera takes the same picture twice of what shows the time, chance and an animation', async () => {
  show(page(RESTLESS))
  const [first, second] = [await take('phone'), await take('phone')]

  expect(findDifference(first, second)).toBeNull()
})

it('the camera takes pictures of the size of the screen', async () => {
  show(page(''))

  expect(await take('phone')).toMatchObject({ width: 390, height: 844 })
  expect(await take('wide-dark')).toMatchObject({ width: 1280, height: 860 })
})

it.each([
  ['what is downloaded late', LATE, 'Here it is.'],
  ['what waits to come into view', BELOW, 'It has come into view.'],
])('the camera waits for %s', async (_, script, text) => {
  show(page(script))
  await take('phone')

  expect(await camera.page.locator('#said').textContent()).toBe(text)
})

it('hands on why a story has failed in place of its picture, and goes on with the next', async () => {
  show(page('', 'error'))
  const told: string[] = []
  await takeAll(
    { browser: browser(), origin: site.origin },
    [[picture('phone'), picture('wide')], [picture('phone-dark')]],
    async ({ view }, taken) => {
      told.push(taken instanceof StoryFailed ? `${view}: ${taken.message}` : view)
    },
    1,
  )

  const reason = 'The story broke.'
  expect(told).toEqual([`phone: ${reason}`, `wide: ${reason}`, `phone-dark: ${reason}`])
})

it('the camera takes a story again on another size as it stands there', async () => {
  show(page(''))
  await take('phone')
  await camera.page.locator('#said').evaluate((said) => (said.textContent = 'It stands there.'))
  const again = await decode(await camera.takeAgain(VIEWS.wide))

  expect(again).toMatchObject({ width: 1280, height: 860 })
  expect(await camera.page.locator('#said').textContent()).toBe('It stands there.')
})

const show = (html: string) => writeFileSync(join(folder, 'iframe.html'), html)
const take = async (view: View) => decode(await camera.take(site.origin, picture(view)))
