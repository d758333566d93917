import { LANGUAGES } from '@masar/domain/service/languages.ts'

import { ownAccount } from '../account/sessions/signed-in.ts'
import { Refusal } from '../contract/problem.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import {
  hasNotifications,
  markNotifications,
  removeNotifications,
} from '../notifications/change-notifications.ts'
import { openEventStream } from '../notifications/event-stream.ts'
import { findNotifications } from '../notifications/list-notifications.ts'
import { countUnread } from '../notifications/unread.ts'
import { respondWith, respondOk, noContent, type Operation } from './operation.ts'

/** The counter is not a row: it has the id of the account. */
export const readNotificationCounter: Operation<'readNotificationCounter'> = async (call) => {
  const { id } = ownAccount(call.visitor, call.params.userId)
  return respondWith({ _id: id, user: id, count: await countUnread(call.db, id) })
}

export const listNotifications: Operation<'listNotifications'> = async (call) => {
  const { id } = ownAccount(call.visitor, call.params.userId)
  const { language } = call.query
  const request = { ...call.params, language: LANGUAGES.find((known) => known === language) }
  const { rows, total } = await findNotifications(call.db, id, request)
  return respondWith([{ resultData: rows, pageInfo: total > 0 ? [{ totalRecords: total }] : [] }])
}

type Marking = Parameters<
  Operation<'markNotificationsAsRead'> | Operation<'markNotificationsAsUnread'>
>[0]

async function mark(call: Marking, isRead: boolean) {
  const { db, params, body, visitor, now, limit } = call
  limit('account')
  const { id: accountId } = ownAccount(visitor, params.userId)
  if (!(await hasNotifications(db, accountId))) return noContent
  await markNotifications(db, { accountId, ids: body.ids, isRead, now: now() })
  return respondOk
}

export const markNotificationsAsRead: Operation<'markNotificationsAsRead'> = (call) =>
  mark(call, true)

export const markNotificationsAsUnread: Operation<'markNotificationsAsUnread'> = (call) =>
  mark(call, false)

export const deleteNotifications: Operation<'deleteNotifications'> = async (call) => {
  const { db, params, body, visitor, limit } = call
  limit('account')
  const { id: accountId } = ownAccount(visitor, params.userId)
  if (!(await hasNotifications(db, accountId))) return noContent
  await removeNotifications(db, { accountId, ids: body.ids })
  return respondOk
}

export const streamNotifications: Operation<'streamNotifications'> = async (call) => {
  const { db, changeFeed, params, visitor, cookies, now, limit } = call
  limit('stream')
  const { id: accountId } = ownAccount(visitor, params.userId)
  const token = cookies.read(SESSION_COOKIE)
  if (!token) throw new Error('The visitor is signed in without a session.')
  const events = await openEventStream({ db, changeFeed, accountId, token, now })
  if (!events) throw new Refusal('too-many-requests', {}, { 'retry-after': '60' })
  return { status: 200, events }
}
