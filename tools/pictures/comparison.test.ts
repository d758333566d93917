import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { Baselines } from './baselines.ts'
import { acceptPictures, type PictureChange, comparePicture, findGone } from './comparison.ts'
import { isMeant } from './picture-list.ts'
import { paintPng } from './testing/paint.ts'

const IDLE = 'session/sign-in/idle.phone.webp'
const FAILED = 'session/sign-in/failed.phone.webp'
const DOT = { x: 2, y: 5 }

let folder: string
let baselines: Baselines

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  baselines = new Baselines(folder)
  acceptPictures(baselines, await changesFrom({ [IDLE]: await paintPng(20, 10) }))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('the comparison says nothing of a picture that is as it was accepted', async () => {
  expect(await comparePicture(baselines, IDLE, await paintPng(20, 10))).toBeNull()
})

it('the comparison finds a dot that was not there', async () => {
  const change = await comparePicture(baselines, IDLE, await paintPng(20, 10, DOT))

  expect(change).toMatchObject({ kind: 'changed', file: IDLE, pixels: 1 })
})

it('the comparison tells of a story that has no accepted picture', async () => {
  expect(await comparePicture(baselines, FAILED, await paintPng(20, 10))).toMatchObject({
    kind: 'new',
    file: FAILED,
  })
})

it('the comparison tells of an accepted picture whose story is gone', () => {
  const gone = findGone(baselines, new Set([FAILED]), () => true)

  expect(gone).toMatchObject([{ kind: 'gone', file: IDLE }])
})

it('the comparison does not miss a picture that nobody asked for', () => {
  const gone = findGone(baselines, new Set([FAILED]), (file) => isMeant(file, 'checkout'))

  expect(gone).toEqual([])
})

it('the comparison finds no difference in what has been accepted', async () => {
  const pictures = { [IDLE]: await paintPng(20, 10, DOT), [FAILED]: await paintPng(8, 8) }
  acceptPictures(baselines, await changesFrom(pictures))

  expect(await changesFrom(pictures)).toEqual([])
})

it('the comparison forgets an accepted picture whose story is gone', () => {
  acceptPictures(
    baselines,
    findGone(baselines, new Set(), () => true),
  )

  expect(baselines.files()).toEqual([])
})

it('the comparison forgets a picture that somebody has deleted meanwhile', () => {
  const gone = findGone(baselines, new Set(), () => true)
  acceptPictures(baselines, gone)

  expect(() => acceptPictures(baselines, gone)).not.toThrow()
})

it('the comparison remembers what the accepted pictures were drawn by', () => {
  expect(baselines.drawnBy()).toBeNull()
  const drawnBy = { chromium: '156.0', font: 'figtree 5', sample: 'c0ffee' }
  baselines.writeDrawnBy(drawnBy)

  expect(baselines.drawnBy()).toEqual(drawnBy)
})

async function changesFrom(pictures: Record<string, Buffer>): Promise<PictureChange[]> {
  const found = await Promise.all(
    Object.entries(pictures).map(([file, png]) => comparePicture(baselines, file, png)),
  )
  return found.filter((change) => change !== null)
}
