import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'

import { type Browser, chromium } from 'playwright'

import { CHROMIUM_ARGUMENTS, requireChromium } from '../chromium.ts'
import { Baselines, BASELINES } from './baselines.ts'
import { Camera, StoryFailed, takeAll } from './camera.ts'
import {
  acceptPictures,
  type PictureChange,
  comparePicture,
  type Failure,
  findGone,
  inOrder,
} from './comparison.ts'
import { renderDifferences, summary } from './difference-page.ts'
import { readDrawnBy, whyIncomparable } from './drawn-by.ts'
import { isMeant, pictureName, type Picture, planPictures } from './picture-list.ts'
import { findStories } from './stories.ts'
import { buildSite, serveSite } from './storybook-site.ts'

const PAGE = '.tmp/pictures/differences.html'

/** Nothing is asked outside, not even by a story that is wrong. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

interface Asked {
  /** A part of the names of the pictures that are meant; empty for all. */
  pattern: string
  accept: boolean
  /** One of so many is taken: a sample of all. */
  every: number
  /** How often each is taken: a story that is not still differs from itself. */
  times: number
}

/**
 * Takes the pictures of the stories and holds them against the accepted ones. Resolves to an exit code:
 * 0 where they are the same or accepted now, 1 where something differs, 2 where nothing was compared.
 */
export async function runPictures(args: string[]): Promise<0 | 1 | 2> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      accept: { type: 'boolean', default: false },
      every: { type: 'string', default: '1' },
      times: { type: 'string', default: '1' },
    },
    allowPositionals: true,
  })
  const [every, times] = [Number(values.every), Number(values.times)]
  if (![every, times].every((count) => Number.isInteger(count) && count > 0))
    return refuse('--every and --times are whole numbers from 1 up.')
  buildSite()
  const site = await serveSite()
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGUMENTS, ALONE],
  })
  try {
    const asked = { pattern: positionals.join(' '), accept: values.accept, every, times }
    return await answer(asked, browser, site.origin)
  } finally {
    await browser.close()
    site.close()
  }
}

async function answer(asked: Asked, browser: Browser, origin: string): Promise<0 | 1 | 2> {
  const baselines = new Baselines()
  const isAskedFor = (file: string) => isMeant(file, asked.pattern)
  const here = await readDrawnBy(browser)
  const accepted = baselines.drawnBy()
  const reason = accepted && whyIncomparable(accepted, here)
  if (reason && !(asked.accept && asked.pattern === '')) return refuse(reason)

  const planned = await plan(browser, origin)
  const pictures = planned
    .filter(({ file }) => isAskedFor(file))
    .filter((_, number) => number % asked.every === 0)
  const gone = findGone(baselines, new Set(planned.map(({ file }) => file)), isAskedFor)
  if (pictures.length === 0 && gone.length === 0)
    return refuse(`No picture is called "${asked.pattern}".`)

  const looking = { baselines, browser, origin }
  const { changes, failures } = await lookRepeatedly(pictures, looking, asked.times)
  const found = inOrder([...changes, ...gone])
  for (const { kind, file } of found) console.log(`${kind.padEnd(8)} ${pictureName(file)}`)
  for (const { file, reason: why } of failures) console.log(`FAILED   ${pictureName(file)}\n${why}`)
  console.log(`${pictures.length} pictures: ${summary(found, failures)}.`)
  if (asked.accept) {
    acceptPictures(baselines, found)
    baselines.writeDrawnBy(here)
    if (found.length > 0) console.log(`Accepted: ${BASELINES} has them.`)
    return failures.length > 0 ? 1 : 0
  }
  if (found.length === 0 && failures.length === 0) return 0
  mkdirSync(dirname(PAGE), { recursive: true })
  writeFileSync(PAGE, renderDifferences(found, inOrder(failures)))
  console.log(`Look at ${PAGE}, then: npm run pictures -- --accept`)
  return 1
}

function refuse(reason: string): 2 {
  console.error(`${reason} Nothing was compared.`)
  return 2
}

async function plan(browser: Browser, origin: string): Promise<Picture[]> {
  const camera = await Camera.open(browser)
  const stories = await findStories(camera.page, origin)
  await camera.close()
  return planPictures(stories)
}

interface Looking {
  baselines: Baselines
  browser: Browser
  origin: string
}

/** What differs in any of the rounds, each with its last difference. */
async function lookRepeatedly(pictures: readonly Picture[], looking: Looking, times: number) {
  const changes = new Map<string, PictureChange>()
  const failures = new Map<string, Failure>()
  for (let round = 1; round <= times; round++) {
    // oxlint-disable-next-line no-await-in-loop -- a round begins when the one before has ended
    const seen = await lookAtAll(pictures, looking)
    for (const change of seen.changes) changes.set(change.file, change)
    for (const failure of seen.failures) failures.set(failure.file, failure)
    if (times > 1)
      console.log(`Round ${round} of ${times}: ${summary(seen.changes, seen.failures)}.`)
  }
  return { changes: [...changes.values()], failures: [...failures.values()] }
}

async function lookAtAll(pictures: readonly Picture[], { baselines, ...taking }: Looking) {
  const changes: PictureChange[] = []
  const failures: Failure[] = []
  let done = 0
  const visits = pictures.map((picture) => [picture])
  await takeAll(taking, visits, async ({ file }, taken) => {
    done += 1
    if (done % 100 === 0) console.log(`${done} of ${pictures.length} pictures …`)
    if (taken instanceof StoryFailed) {
      failures.push({ file, reason: taken.message })
      return
    }
    const change = await comparePicture(baselines, file, taken)
    if (change) changes.push(change)
  })
  return { changes, failures }
}
