import { expect } from '@playwright/test'

import type { EntryChange } from '@masar/machines/notifications/ledger.ts'
import type { NotificationsContext } from '@masar/machines/notifications/notifications-facts.ts'
import type { Step } from 'statechart-paths/walk'

import { controlAccount } from '../../steps/server/change-feed.ts'
import type { DemoPerson } from '../../steps/booking/demo-fixtures.ts'
import type { WalkScene } from '../scene.ts'
import { type ControlledStream, controlStream } from './controlled-stream.ts'

/** The number of entries per page. It is small, so that four entries are enough for a second page. */
export const ENTRIES_PER_PAGE = 2

/** The context of a notification test. */
export interface NotificationPeople {
  scene: WalkScene
  amira: DemoPerson
  stream: ControlledStream
  /** The entries that the database is expected to contain, by number; true marks a read one. */
  table: Map<number, boolean>
  /** The machine's context before the current step. */
  before: NotificationsContext | null
}

/** Creates a customer without notifications, on a site with two entries per page. */
export async function createNotificationPeople(scene: WalkScene): Promise<NotificationPeople> {
  const email = `amira.${scene.name}@mail.example`
  const account = { fullName: 'Amira Ben Salah', email, password: 'plage-de-gammarth' }
  const form = { phone: '+216 20 123 456', birthDate: '1990-05-17', language: 'en' }
  const response = await scene.request.post('/api/sign-up', { data: { ...account, ...form } })
  expect(response.ok()).toBe(true)
  await scene.page.clock.install()
  await scene.page
    .context()
    .route('**/config.json', (route) => route.fulfill({ json: { pageSize: ENTRIES_PER_PAGE } }))
  return {
    scene,
    amira: { name: account.fullName, email, password: account.password },
    stream: await controlStream(scene.page),
    table: new Map(),
    before: null,
  }
}

/** Returns the machine context in the lock file for this step. */
export const readContext = ({ expect: { context } }: Step) =>
  context as unknown as NotificationsContext

/** The ids that the model uses for its two entries: the newer one, and “the other”. */
export const NEWER_ID = '66aa00000000000000000040'
export const OTHER_ID = '66aa00000000000000000041'

function getNoticeNumber(id: string): number {
  if (id !== NEWER_ID && id !== OTHER_ID) throw new Error(`No path is about the entry ${id}.`)
  return id === NEWER_ID ? 2 : 1
}
export const getNoticeText = (id: string) => `Something to read, number ${getNoticeNumber(id)}.`

/** Sets the entries in the database, oldest first. */
export async function replaceEntries(people: NotificationPeople, read: readonly boolean[]) {
  await controlAccount(people.scene.request, people.amira).has(read)
  people.table = new Map(read.map((isRead, index) => [index + 1, isRead]))
}

/** Updates the expected entries with a change that the server has saved. */
export function updateExpectedEntries(
  { table }: NotificationPeople,
  { kind, ids, all }: EntryChange,
) {
  const meant = all ? [...table.keys()] : ids.map((id) => getNoticeNumber(id))
  for (const number of meant) {
    if (kind === 'deleted') table.delete(number)
    else if (table.has(number)) table.set(number, kind === 'read')
  }
}

export const countUnreadEntries = ({ table }: NotificationPeople) =>
  [...table.values()].filter((isRead) => !isRead).length

/**
 * Asserts that the database contains every saved change, and none that was refused, undone or is still pending.
 */
export async function expectSavedOnce(people: NotificationPeople) {
  const { scene, amira, table } = people
  const counted = () => controlAccount(scene.request, amira).counted()
  await expect.poll(counted).toEqual({ total: table.size, unread: countUnreadEntries(people) })
}
