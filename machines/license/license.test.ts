import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { SUCCESS, createHttpProblem, createRefusal } from '../testing/problems.ts'
import type { LicenseFact, LicenseInput } from './license-facts.ts'
import {
  CUSTOMER_ID,
  AMIRAS_FILE,
  UNTYPED_FILE,
  INVALID_FILE_PROBLEM,
  PHOTO,
  OVERSIZED_FILE,
  SCAN,
  TEMPORARY_FILE,
  FILE_TOO_LARGE_PROBLEM,
} from './license.journeys.ts'
import { licenseMachine } from './license.machine.ts'

const AMIRA_INPUT = { userId: CUSTOMER_ID, file: AMIRAS_FILE }
const GUEST_LICENSE_INPUT = { userId: null, file: null }

function openLicense(input: LicenseInput = AMIRA_INPUT) {
  const ports = controlPorts(licenseMachine)
  const actor = createActor(ports.machine, { input })
  const facts: LicenseFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { ...ports, actor, facts, now: () => actor.getSnapshot() }
}

function pickLicense(input?: LicenseInput) {
  const license = openLicense(input)
  license.actor.send({ type: 'file.picked', pick: SCAN })
  return license
}

describe('driving license', () => {
  it('is sent as soon as it is picked, and gets its name from the server', async () => {
    const { now, calls, answer, facts } = pickLicense(GUEST_LICENSE_INPUT)
    expect(calls.at(-1)?.input).toEqual({ userId: null, pick: SCAN, replaces: null })
    await answer('uploadLicense', { ok: true, file: TEMPORARY_FILE })
    expect([now().value, now().context.file]).toEqual(['uploaded', TEMPORARY_FILE])
    expect(facts).toEqual([{ type: 'changed', file: TEMPORARY_FILE }])
  })

  it('keeps the old file until the new one is accepted', async () => {
    const { now, calls, refuse, answer, actor } = pickLicense()
    expect([now().context.file, calls.at(-1)?.input]).toEqual([
      AMIRAS_FILE,
      { userId: CUSTOMER_ID, pick: SCAN, replaces: AMIRAS_FILE },
    ])
    await refuse('uploadLicense', { kind: 'network' })
    expect([now().value, now().context.file]).toEqual(['failed', AMIRAS_FILE])
    actor.send({ type: 'retry.requested' })
    await answer('uploadLicense', { ok: true, file: `${CUSTOMER_ID}.jpg` })
    expect(now().context.file).toBe(`${CUSTOMER_ID}.jpg`)
  })

  it('sends another file after a failed upload', async () => {
    const { refuse, actor, calls } = pickLicense()
    await refuse('uploadLicense', { kind: 'network' })
    actor.send({ type: 'file.picked', pick: PHOTO })
    expect(calls.at(-1)?.input).toMatchObject({ pick: PHOTO })
  })

  it('shows the progress of its upload, and ignores the progress of an earlier one', () => {
    const { actor, now } = pickLicense()
    actor.send({ type: 'upload.progressed', pickId: SCAN.id, percent: 40 })
    actor.send({ type: 'upload.progressed', pickId: PHOTO.id, percent: 90 })
    expect(now().context.percent).toBe(40)
  })

  it('can be aborted: the call ends and the old file is shown', () => {
    const { actor, now, waiting, facts } = pickLicense()
    actor.send({ type: 'upload.cancelled' })
    expect([now().value, now().context.file, waiting()]).toEqual(['uploaded', AMIRAS_FILE, []])
    expect(facts).toEqual([{ type: 'outcomeUnknown' }])
  })

  it.each([
    [UNTYPED_FILE, 'wrong-kind'],
    [OVERSIZED_FILE, 'too-large'],
    [{ ...SCAN, size: 0 }, 'empty'],
  ])('is not sent when it cannot be a license: %o', (pick, issue) => {
    const { actor, now, waiting } = openLicense(GUEST_LICENSE_INPUT)
    actor.send({ type: 'file.picked', pick })
    expect([now().value, now().context.issue, waiting()]).toEqual(['empty', issue, []])
  })

  it.each([
    [createRefusal('too-large', FILE_TOO_LARGE_PROBLEM), 'too-large'],
    [createRefusal('invalid-request', INVALID_FILE_PROBLEM), 'wrong-kind'],
    [createRefusal('unsupported-media-type', createHttpProblem(415)), 'wrong-kind'],
  ])('shows the same errors from the server as from the page: %o', async (no, issue) => {
    const { now, answer } = pickLicense()
    await answer('uploadLicense', no)
    expect([now().value, now().context.issue]).toEqual(['uploaded', issue])
  })

  // @shows ACCOUNT-42
  it('is deleted only after a confirmation', async () => {
    const { actor, now, waiting, answer, facts } = openLicense()
    actor.send({ type: 'removal.requested' })
    expect([now().hasTag('dialog'), waiting()]).toEqual([true, []])
    actor.send({ type: 'removal.confirmed' })
    await answer('removeLicense', SUCCESS)
    expect([now().value, facts]).toEqual(['empty', [{ type: 'changed', file: null }]])
  })

  it('counts as deleted when it no longer exists', async () => {
    const { actor, now, answer } = openLicense()
    actor.send({ type: 'removal.requested' })
    actor.send({ type: 'removal.confirmed' })
    await answer('removeLicense', createRefusal('none', createHttpProblem(204)))
    expect(now().value).toBe('empty')
  })

  it('stays when deleting fails, and can be deleted again', async () => {
    const { actor, now, refuse, waiting } = openLicense()
    actor.send({ type: 'removal.requested' })
    actor.send({ type: 'removal.confirmed' })
    await refuse('removeLicense', { kind: 'network' })
    expect([now().value, now().context.file]).toEqual([{ removal: 'failed' }, AMIRAS_FILE])
    actor.send({ type: 'removal.confirmed' })
    expect(waiting()).toEqual(['removeLicense'])
  })

  it('is deleted when a guest leaves, but not when a customer leaves', async () => {
    const guest = openLicense({ userId: null, file: TEMPORARY_FILE })
    guest.actor.send({ type: 'flow.closed' })
    expect(guest.calls.at(-1)).toEqual({
      id: 'removeLicense',
      input: { userId: null, file: TEMPORARY_FILE },
    })
    await guest.refuse('removeLicense', { kind: 'network' })
    expect(guest.now().status).toBe('done')

    const amira = openLicense()
    amira.actor.send({ type: 'flow.closed' })
    expect([amira.calls, amira.now().status]).toEqual([[], 'done'])
  })

  it('keeps the error of a refused file when a refetch returns the same license', () => {
    const { actor, now } = openLicense()
    actor.send({ type: 'file.picked', pick: UNTYPED_FILE })
    actor.send({ type: 'file.changed', file: now().context.file })
    expect(now().context.issue).toBe('wrong-kind')
  })

  it('is updated when another tab deletes or uploads it', () => {
    const { actor, now } = openLicense()
    actor.send({ type: 'file.changed', file: null })
    expect(now().value).toBe('empty')
    actor.send({ type: 'file.changed', file: AMIRAS_FILE })
    expect(now().value).toBe('uploaded')
  })
})
