import { expect } from '@playwright/test'

import { configurePages } from '../../../steps/person/social-sign-in.ts'
import { controlAccount } from '../../../steps/server/change-feed.ts'
import { type ControlledStream, controlStream } from '../../notifications/controlled-stream.ts'
import { ENTRIES_PER_PAGE } from '../../notifications/notification-people.ts'
import { signInNewCustomer } from '../script-people.ts'
import {
  localize,
  locateMainRegion,
  openAnswerUrl,
  type PreparedStart,
  type ScriptScene,
  type ScriptedFlow,
  endWaitingCall,
} from '../scripted-flow.ts'

interface Inbox extends PreparedStart {
  email: string
  stream: ControlledStream
}

type InboxScene = ScriptScene & Inbox

const OTHER_PAGE = '/faq'

const READ = true
const UNREAD = false

/** Returns the entries of the first page if the page shows the second one. */
const listFirstPage = ({ page }: InboxScene) =>
  new URL(page.url()).searchParams.get('page') === '2' ? [READ, READ] : []

const setEntries = (scene: InboxScene, read: readonly boolean[]) =>
  controlAccount(scene.page.request, scene).has([...read, ...listFirstPage(scene)])

const locateRow = (scene: InboxScene, number: number) =>
  locateMainRegion(scene)
    .getByRole('listitem')
    .filter({ hasText: `Something to read, number ${number}.` })

async function chooseInRow(scene: InboxScene, number: number, action: string) {
  await locateRow(scene, number).locator('[aria-haspopup=menu]').click()
  await scene.page.getByRole('menuitem', { name: scene.t(action), exact: true }).click()
}

const deleteEntry = (number: number) => async (scene: InboxScene) => {
  await chooseInRow(scene, number, 'Delete')
  const dialog = scene.page.getByRole('dialog')
  await dialog.getByRole('button', { name: scene.t('Delete'), exact: true }).click()
}

const locateBanner = ({ page }: InboxScene) => page.getByRole('banner')

/** Answers with an empty page past the end. The server only returns one if the page number is above 1. */
async function answerPastTheEnd(scene: InboxScene) {
  const body = JSON.stringify([{ resultData: [], pageInfo: [{ totalRecords: 2 }] }])
  await endWaitingCall(scene, 'listNotifications', { body })
}

export const NOTIFICATIONS_FLOW: ScriptedFlow<Inbox> = {
  async prepare(scene) {
    const { page } = scene
    const { email } = await signInNewCustomer(scene)
    await configurePages(page.context(), { pageSize: ENTRIES_PER_PAGE })
    return { address: localize(scene, OTHER_PAGE), email, stream: await controlStream(page) }
  },
  gestures: {
    reload: ({ page, address }) => page.goto(address),
    // For a page, closing the tab is the same as leaving the document.
    'the tab closes': ({ page }) => page.goto('about:blank'),
    'the page of the list opens': (scene) =>
      locateBanner(scene).locator('a[href^="/notifications"]').click(),
    'the page of the list closes': async (scene) => {
      await locateBanner(scene)
        .getByRole('link', { name: scene.t('Rental companies') })
        .click()
      // The list stays open, although hidden, until the other page has loaded.
      await expect(locateMainRegion(scene).locator('h1')).toHaveText([scene.t('Rental companies')])
    },
    // Changes the URL as going back or forward does, because a list that is not shown has no pager.
    'the address says page 2': (scene) =>
      scene.page.evaluate(
        (path) => history.pushState({}, '', path),
        localize(scene, '/notifications?page=2'),
      ),
    'something may have changed': ({ stream }) => stream.notify(),
    'marks it read': (scene) => chooseInRow(scene, 2, 'Mark as read'),
    'deletes it': deleteEntry(2),
    'deletes the other': deleteEntry(1),
    'undoes the deletion': ({ page, t }) => page.getByRole('button', { name: t('Undo') }).click(),
    'countUnread done: one': (scene) => setEntries(scene, [READ, UNREAD]),
    'countUnread done: two': (scene) => setEntries(scene, [UNREAD, UNREAD]),
    'readPage done: both': (scene) => setEntries(scene, [READ, UNREAD]),
    async 'readPage done: none'(scene) {
      await controlAccount(scene.page.request, scene).has([])
      await openAnswerUrl(scene, '/__answer/listNotifications/pass')
    },
    'readPage done: past the end': answerPastTheEnd,
  },
}
