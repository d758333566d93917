import { readFileSync, writeFileSync } from 'node:fs'

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createServer } from 'vite'

import { openBrowser } from './bench/phone.ts'

const FOLDER = 'public'
const DARK = '#2b2f36'
/** The hills and the road of `public/favicon.svg`, in a square of 32. */
const MARK = readFileSync(`${FOLDER}/favicon.svg`, 'utf8').replace(/<rect[^>]*>/, '')
const STYLES = readFileSync('src/ui/drawings/coast/coastal-road.css', 'utf8')

interface Picture {
  name: string
  width: number
  height: number
  html: string
}

/** `share` of the square is the mark; what a system cuts off is ground. */
const icon = (name: string, size: number, { share = 1, radius = 0 } = {}): Picture => ({
  name,
  width: size,
  height: size,
  html: `<div style="width:100vw;height:100vh;display:grid;place-items:center;background:${DARK};border-radius:${radius}%">
    <div style="width:${share * 100}vw;height:${share * 100}vh">${MARK}</div>
  </div>`,
})

const shared = (drawing: string): Picture => ({
  name: 'share',
  width: 1200,
  height: 630,
  html: `<style>${STYLES}</style>
    <div style="width:1200px;height:630px;position:relative;overflow:hidden">
      <div style="position:absolute;inset:0">${drawing}</div>
      <div style="position:absolute;inset:56px auto auto 620px;width:136px;height:136px;border-radius:34px;background:${DARK}">${MARK}</div>
    </div>`,
})

/**
 * Draws what a build takes along as it is: the icons of the installed app, and the picture that others show of a
 * link (1200 by 630). Run it by hand after a change of the mark or of the coast: `node tools/site-pictures.ts`.
 */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { CoastalRoad } = (await vite.ssrLoadModule('/src/ui/drawings/coastal-road.tsx')) as {
  CoastalRoad: () => null
}
const pictures: Picture[] = [
  icon('icon-192', 192, { radius: 25 }),
  icon('icon-512', 512, { radius: 25 }),
  icon('icon-maskable-512', 512, { share: 0.8 }),
  icon('apple-touch-icon', 180, { share: 0.9 }),
  shared(renderToStaticMarkup(createElement(CoastalRoad))),
]
await vite.close()

const browser = await openBrowser()
for (const { name, width, height, html } of pictures) {
  // oxlint-disable-next-line no-await-in-loop -- one window
  const page = await browser.newPage({ viewport: { width, height } })
  // oxlint-disable-next-line no-await-in-loop -- one window
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:100%;height:100%}</style>${html}`,
  )
  // oxlint-disable-next-line no-await-in-loop -- one window
  writeFileSync(`${FOLDER}/${name}.png`, await page.screenshot({ omitBackground: true }))
  // oxlint-disable-next-line no-await-in-loop -- one window
  await page.close()
}
await browser.close()
