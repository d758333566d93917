import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'

import { startServer } from '../../server/testing/processes/server-process.ts'
import { CHROMIUM_ARGUMENTS, requireChromium } from '../chromium.ts'
import { Camera, StoryFailed, takeAll } from '../pictures/camera.ts'
import { findStories, type Story } from '../pictures/stories.ts'
import { buildSite, serveSite } from '../pictures/storybook-site.ts'
import { runStep } from '../test/steps.ts'
import { type Choice, EVERYTHING, type GalleryPicture, planGallery } from './gallery-list.ts'
import { type MissingPicture, renderGallery } from './gallery-page.ts'
import { takeSite } from './site-camera.ts'
import { listSitePages } from './site-pages.ts'

const FOLDER = '.tmp/gallery'
const DATA_FOLDER = '.tmp/gallery-data'
const PORT = Number(process.env['GALLERY_PORT'] ?? 4420)
const QUALITY = 80

/**
 * Takes every page of the service and every story on each size, in each theme and each language, and
 * writes a page to look through them. Resolves to an exit code: 1 where one could not be taken.
 */
export async function runGallery(args: string[]): Promise<0 | 1> {
  const choice = readChoice(args)
  const began = Date.now()
  rmSync(FOLDER, { recursive: true, force: true })
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
  })
  const gallery = new Gallery()
  try {
    if (choice.kinds.includes('pages')) await takePages(browser, choice, gallery)
    if (choice.kinds.includes('stories')) await takeStories(browser, choice, gallery)
  } finally {
    await browser.close()
  }
  const { taken, missing } = gallery
  const page = join(FOLDER, 'index.html')
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(page, renderGallery(taken, missing, choice))
  for (const { picture, reason } of missing) console.error(`MISSING ${picture.file}: ${reason}`)
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  console.log(`${taken.length} pictures, ${missing.length} missing, in ${minutes} minutes: ${page}`)
  return missing.length > 0 ? 1 : 0
}

/** `--only pages --sizes phone,desktop --themes dark --languages fr,es`, and a part of a name. */
function readChoice(args: string[]): Choice {
  const { values, positionals } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      sizes: { type: 'string' },
      themes: { type: 'string' },
      languages: { type: 'string' },
    },
    allowPositionals: true,
  })
  return {
    pattern: positionals.join(' '),
    kinds: among(EVERYTHING.kinds, values.only),
    sizes: among(EVERYTHING.sizes, values.sizes),
    themes: among(EVERYTHING.themes, values.themes),
    languages: among(EVERYTHING.languages, values.languages),
  }
}

function among<T extends string>(all: readonly T[], asked: string | undefined): readonly T[] {
  if (asked === undefined) return all
  const chosen = all.filter((one) => asked.split(',').includes(one))
  if (chosen.length === 0) throw new Error(`"${asked}" is none of ${all.join(', ')}.`)
  return chosen
}

/** The pictures as they come, each in a file. */
class Gallery {
  readonly taken: GalleryPicture[] = []
  readonly missing: MissingPicture[] = []
  #before = 0
  #coming = 0
  #began = 0

  /** So many are taken from now on. */
  expect(count: number): void {
    this.#before = this.taken.length
    this.#coming = count
    this.#began = Date.now()
    console.log(`${count} pictures to take …`)
  }

  /** Whole minutes, as fast as it has gone until now. */
  #minutesLeft(): number {
    const done = this.taken.length - this.#before
    const each = (Date.now() - this.#began) / done
    return Math.ceil((each * (this.#coming - done)) / 60_000)
  }

  async add(picture: GalleryPicture, result: Buffer | StoryFailed): Promise<void> {
    if (result instanceof StoryFailed) {
      this.missing.push({ picture, reason: result.message })
      return
    }
    const file = join(FOLDER, picture.file)
    mkdirSync(dirname(file), { recursive: true })
    await writeFile(file, await sharp(result).webp({ quality: QUALITY }).toBuffer())
    this.taken.push(picture)
    if (this.taken.length % 100 === 0)
      console.log(`${this.taken.length} pictures, about ${this.#minutesLeft()} minutes to go …`)
  }
}

async function takePages(browser: Browser, choice: Choice, gallery: Gallery): Promise<void> {
  const origin = `http://localhost:${PORT}`
  const pages = listSitePages(origin).map((page) => ({ page }))
  const pictures = planGallery(pages, choice)
  if (pictures.length === 0) return
  const built = await runStep({ name: 'build', command: 'npm run -s build' })
  if (!built.passed) throw new Error('The app cannot be built.')
  rmSync(DATA_FOLDER, { recursive: true, force: true })
  const server = await startServer(PORT, { DATA_DIR: DATA_FOLDER })
  try {
    gallery.expect(pictures.length)
    await takeSite(browser, pictures, (picture, taken) => gallery.add(picture, taken))
  } finally {
    await server.stop()
  }
}

async function takeStories(browser: Browser, choice: Choice, gallery: Gallery): Promise<void> {
  buildSite()
  const site = await serveSite()
  try {
    const camera = await Camera.open(browser)
    const stories = await findStories(camera.page, site.origin)
    await camera.close()
    const shots = planGallery(
      stories.map((story) => ({ story })),
      choice,
    ).map((picture) => ({ ...picture, story: picture.subject.story }))
    gallery.expect(shots.length)
    const visits = [...Map.groupBy(shots, visitKey).values()]
    await takeAll({ browser, origin: site.origin }, visits, (picture, taken) =>
      gallery.add(picture, taken),
    )
  } finally {
    site.close()
  }
}

/** What is pressed in a story is pressed on one size alone; any other story is shown once for all of them. */
function visitKey({ story, size, screen: { theme, language } }: { story: Story } & GalleryPicture) {
  return [story.id, theme, language, story.isPlayed ? size : ''].join(' ')
}
