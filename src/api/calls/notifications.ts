import type { EntryChange, NotificationEntry } from '@masar/machines/notifications/ledger.ts'
import type { NoticePage } from '@masar/machines/notifications/notifications-facts.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { wasAccepted, unwrapResponse } from '../unwrap-response.ts'
import type { Api } from '../client.ts'
import { toPage } from '../response-shapes.ts'

/** The maximum number of ids per call (NOTIF-9). */
const MAX_IDS = 1000
const MAX_PAGE_SIZE = 100

/** The query key of the unread count in the document. */
export const UNREAD_COUNT_KEY = ['notifications', 'unread'] as const

export async function fetchUnreadCount(
  api: Api,
  userId: string,
  signal: AbortSignal | null = null,
): Promise<number> {
  const params = { path: { userId } }
  const counter = await unwrapResponse(
    api.GET('/api/notification-counter/{userId}', { params, signal }),
  )
  return counter.count
}

interface NoticesRequest {
  userId: string
  page: number
  size: number
  /** The language of the texts; the account's when omitted. */
  language?: string
}

/** Fetches one page of notifications, newest first. */
export async function fetchNotices(
  api: Api,
  { language, ...path }: NoticesRequest,
  signal: AbortSignal,
): Promise<NoticePage> {
  const params = { path, ...(language && { query: { language } }) }
  const found = await unwrapResponse(
    api.GET('/api/notifications/{userId}/{page}/{size}', { params, signal }),
  )
  const { rows, total } = toPage(found)
  return { notices: rows.map(toNotice), total }
}

/** Fetches the ids of all notifications, on all pages. */
export async function fetchAllNoticeIds(
  api: Api,
  userId: string,
  signal: AbortSignal,
): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const request = { userId, page, size: MAX_PAGE_SIZE }
    const { notices, total } = await fetchNotices(api, request, signal)
    ids.push(...notices.map(({ id }) => id))
    if (notices.length === 0 || ids.length >= total) return ids
  }
}

/** Saves a change. "All" applies to the notifications that exist at the time of the call. */
export async function saveNoticeChange(
  api: Api,
  userId: string,
  { kind, ids, all }: EntryChange,
  signal: AbortSignal,
): Promise<void> {
  const meant = all && ids.length === 0 ? await fetchAllNoticeIds(api, userId, signal) : ids
  for (let from = 0; from < meant.length; from += MAX_IDS) {
    const body = { ids: meant.slice(from, from + MAX_IDS) }
    const params = { path: { userId } }
    // A deletion that can still be undone is sent when the tab closes; `keepalive` lets the request complete.
    const init = { params, body, signal, keepalive: true, parseAs: 'text' } as const
    await wasAccepted(api.POST(PATH_BY_CHANGE[kind], init))
  }
}

const PATH_BY_CHANGE = {
  read: '/api/mark-notifications-as-read/{userId}',
  unread: '/api/mark-notifications-as-unread/{userId}',
  deleted: '/api/delete-notifications/{userId}',
} as const satisfies Record<EntryChange['kind'], string>

const toNotice = (row: components['schemas']['Notification']): NotificationEntry => ({
  id: row._id,
  message: row.message,
  kind: row.kind ?? null,
  isRead: row.isRead,
  createdAt: row.createdAt,
  bookingId: row.booking ?? null,
})
