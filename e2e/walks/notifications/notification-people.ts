import { expect } from '@playwright/test'

import type { EntryChange } from '@masar/machines/notifications/ledger.ts'
import type { NotificationsContext } from '@masar/machines/notifications/notifications-facts.ts'
import type { Step } from 'statechart-paths/walk'

import { changesFor } from '../../steps/server/change-feed.ts'
import type { DemoPerson } from '../../steps/booking/demo-fixtures.ts'
import type { WalkScene } from '../scene.ts'
import { type ControlledStream, controlStream } from './controlled-stream.ts'

/** Entries per page: a second page then needs only four entries. */
export const ENTRIES_PER_PAGE = 2

/** The context of a notification test. */
export interface NotificationPeople {
  scene: WalkScene
  amira: DemoPerson
  stream: ControlledStream
  /** The expected content of the table, by the number of the entry; true means read. */
  table: Map<number, boolean>
  /** What the machine showed before the current step. */
  before: NotificationsContext | null
}

/** A customer without notifications, on a site with two entries per page. */
export async function notificationPeople(scene: WalkScene): Promise<NotificationPeople> {
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

/** The machine's data, as in the lock. */
export const readContext = ({ expect: { context } }: Step) =>
  context as unknown as NotificationsContext

/** The two entries of the paths, by the ids of the model: the newer one, and "the other". */
export const IT = '66aa00000000000000000040'
export const OTHER = '66aa00000000000000000041'

function noticeNumber(id: string): number {
  if (id !== IT && id !== OTHER) throw new Error(`No path is about the entry ${id}.`)
  return id === IT ? 2 : 1
}
export const noticeText = (id: string) => `Something to read, number ${noticeNumber(id)}.`

/** Sets the content of the table, oldest first. */
export async function tableHas(people: NotificationPeople, read: readonly boolean[]) {
  await changesFor(people.scene.request, people.amira).has(read)
  people.table = new Map(read.map((isRead, index) => [index + 1, isRead]))
}

/** A change that the server has made. */
export function changeTable({ table }: NotificationPeople, { kind, ids, all }: EntryChange) {
  const meant = all ? [...table.keys()] : ids.map((id) => noticeNumber(id))
  for (const number of meant) {
    if (kind === 'deleted') table.delete(number)
    else if (table.has(number)) table.set(number, kind === 'read')
  }
}

export const countUnreadEntries = ({ table }: NotificationPeople) =>
  [...table.values()].filter((isRead) => !isRead).length

/** Every change is saved once, and none that was refused, undone or is still pending. */
export async function isSavedOnce(people: NotificationPeople) {
  const { scene, amira, table } = people
  const counted = () => changesFor(scene.request, amira).counted()
  await expect.poll(counted).toEqual({ total: table.size, unread: countUnreadEntries(people) })
}
