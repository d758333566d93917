import { LANGUAGES } from '@masar/domain/service/languages.ts'

import { requireOwnAccount } from '../account/sessions/signed-in.ts'
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
import { respondWith, okReply, noContent, type Operation } from './operation.ts'

/** There is no counter row: the counter is computed, and its id is the account's id. */
export const readNotificationCounter: Operation<'readNotificationCounter'> = async (call) => {
  const { id } = requireOwnAccount(call.visitor, call.params.userId)
  return respondWith({ _id: id, user: id, count: await countUnread(call.db, id) })
}

export const listNotifications: Operation<'listNotifications'> = async (call) => {
  const { id } = requireOwnAccount(call.visitor, call.params.userId)
  const { language } = call.query
  const request = { ...call.params, language: LANGUAGES.find((known) => known === language) }
  const { rows, total } = await findNotifications(call.db, id, request)
  return respondWith([{ resultData: rows, pageInfo: total > 0 ? [{ totalRecords: total }] : [] }])
}

type MarkCall = Parameters<
  Operation<'markNotificationsAsRead'> | Operation<'markNotificationsAsUnread'>
>[0]

async function updateReadState(call: MarkCall, isRead: boolean) {
  const { db, params, body, visitor, now, limit } = call
  limit('account')
  const { id: accountId } = requireOwnAccount(visitor, params.userId)
  if (!(await hasNotifications(db, accountId))) return noContent
  await markNotifications(db, { accountId, ids: body.ids, isRead, now: now() })
  return okReply
}

export const markNotificationsAsRead: Operation<'markNotificationsAsRead'> = (call) =>
  updateReadState(call, true)

export const markNotificationsAsUnread: Operation<'markNotificationsAsUnread'> = (call) =>
  updateReadState(call, false)

export const deleteNotifications: Operation<'deleteNotifications'> = async (call) => {
  const { db, params, body, visitor, limit } = call
  limit('account')
  const { id: accountId } = requireOwnAccount(visitor, params.userId)
  if (!(await hasNotifications(db, accountId))) return noContent
  await removeNotifications(db, { accountId, ids: body.ids })
  return okReply
}

export const streamNotifications: Operation<'streamNotifications'> = async (call) => {
  const { db, changeFeed, params, visitor, cookies, now, limit } = call
  limit('stream')
  const { id: accountId } = requireOwnAccount(visitor, params.userId)
  const token = cookies.read(SESSION_COOKIE)
  if (!token) throw new Error('The visitor is signed in without a session.')
  const events = await openEventStream({ db, changeFeed, accountId, token, now })
  if (!events) throw new Refusal('too-many-requests', {}, { 'retry-after': '60' })
  return { status: 200, events }
}
