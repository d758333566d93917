import { pressButton } from '../steps/booking/checkout.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'
import {
  locateBell,
  chooseFromRowMenu,
  confirmDeletion,
  controlAccount,
  locateNotice,
  locateNotices,
  openNotices,
  startSelecting,
} from '../steps/server/change-feed.ts'
import { skipWaitsUntil } from '../steps/page/skip-waits.ts'

// @shows NOTIF-3, NOTIF-4
test('marking notifications as read or unread updates the list and the bell in all tabs @nightly', async ({
  page,
  context,
  request,
  customer,
}) => {
  const changes = controlAccount(request, customer)
  await changes.notify(4)
  await signInAs(page, customer)
  await openNotices(page, 4)
  const tab = await context.newPage()
  await openNotices(tab, 4)
  const isEverywhere = async (unread: number) => {
    await expect(locateBell(page, unread)).toBeVisible()
    await expect(locateBell(tab, unread)).toBeVisible()
    await expect(tab.getByText('Unread', { exact: true })).toHaveCount(unread)
    await expect.poll(() => changes.counted()).toEqual({ total: 4, unread })
  }
  await isEverywhere(4)
  await chooseFromRowMenu(locateNotice(page, 4), 'Mark as read')
  await isEverywhere(3)
  await chooseFromRowMenu(locateNotice(tab, 4), 'Mark as unread')
  await isEverywhere(4)
  await startSelecting(page)
  for (const number of [1, 2]) await locateNotice(page, number).getByRole('checkbox').check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await pressButton(page, 'Mark as read')
  await isEverywhere(2)
  await pressButton(page, 'Mark as unread')
  await isEverywhere(4)
  await pressButton(tab, 'Mark all as read')
  await isEverywhere(0)
  await pressButton(tab, 'Mark all as unread')
  await isEverywhere(4)
})

// @shows NOTIF-20
test('each list page has a URL, and an empty page redirects to the previous one @nightly', async ({
  page,
  request,
  customer,
}) => {
  const changes = controlAccount(request, customer)
  await changes.notify(33)
  await page.clock.install()
  await signInAs(page, customer)
  await openNotices(page, 30)
  await expect(page.getByText('1 to 30 of 33')).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/notifications?page=2')
  await expect(locateNotices(page)).toHaveCount(3)
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(locateNotices(page)).toHaveCount(30)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/notifications?page=2')
  await page.reload()
  await expect(locateNotices(page)).toHaveCount(3)

  await startSelecting(page)
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await pressButton(page, 'Delete')
  await confirmDeletion(page)
  await skipWaitsUntil(page, locateNotices(page).nth(29))
  await expect(page).toHaveURL('/notifications')
  await expect.poll(() => changes.counted()).toEqual({ total: 30, unread: 30 })
  await page.goto('/notifications?page=99')
  await expect(locateNotices(page)).toHaveCount(30)
  await expect(page).toHaveURL('/notifications')
})

// @shows NOTIF-15
test('a change is reverted with an error when the server fails to save it @nightly', async ({
  page,
  context,
  request,
  customer,
  callControl,
}) => {
  const changes = controlAccount(request, customer)
  await changes.notify(3)
  await signInAs(page, customer)
  await openNotices(page, 3)
  const markFirst = () => chooseFromRowMenu(locateNotice(page, 1), 'Mark as read')
  const takenBack = page.getByText('Your change couldn’t be saved')
  await callControl.plan('markNotificationsAsRead', 'hold')
  await markFirst()
  await callControl.held('markNotificationsAsRead')
  await expect(locateBell(page, 2)).toBeVisible()
  await callControl.release('markNotificationsAsRead', { code: 'internal' })
  await expect(takenBack).toBeVisible()
  await expect(locateBell(page, 3)).toBeVisible()

  await context.setOffline(true)
  await markFirst()
  await expect(page.getByText('We couldn’t reach the server.').first()).toBeVisible()
  await context.setOffline(false)
  await pressButton(page, 'OK')
  await expect(takenBack).toHaveCount(0)

  await callControl.plan('markNotificationsAsRead', 'lose-answer', 9)
  await markFirst()
  await expect(takenBack).toBeVisible()
  await callControl.forget('markNotificationsAsRead')
  await expect(locateBell(page, 2)).toBeVisible()
  await expect(locateNotice(page, 1)).not.toContainText('Unread')

  await callControl.plan('deleteNotifications', { code: 'internal' })
  await chooseFromRowMenu(locateNotice(page, 2), 'Delete')
  await confirmDeletion(page)
  await expect(locateNotices(page)).toHaveCount(2)
  await page.getByRole('navigation', { name: 'Main' }).getByText('My bookings').click()
  await locateBell(page, 2).click()
  await expect(locateNotices(page)).toHaveCount(3)
  await expect.poll(() => changes.counted()).toEqual({ total: 3, unread: 2 })
})

test('a list that failed to reload can be retried, and the previous one stays visible @nightly', async ({
  page,
  request,
  customer,
  callControl,
  pageCallControl,
}) => {
  const changes = controlAccount(request, customer)
  await changes.notify(2)
  await signInAs(page, customer)
  // Otherwise, the first event of the stream would refetch the list during the test.
  await callControl.plan('streamNotifications', 'hold')
  // Otherwise, the document would already contain the list.
  await pageCallControl.plan('listNotifications', { code: 'internal' }, 9)
  await callControl.plan('listNotifications', { code: 'internal' }, 5)
  await page.goto('/notifications')
  await expect(page.getByText('Your notifications couldn’t be loaded')).toBeVisible()
  await callControl.forget('listNotifications')
  await pressButton(page, 'Try again')
  await expect(locateNotices(page)).toHaveCount(2)

  await callControl.plan('listNotifications', { code: 'internal' }, 5)
  await changes.notify(1)
  await callControl.release('streamNotifications')
  await expect(page.getByText('Your notifications couldn’t be loaded')).toBeVisible()
  await expect(locateNotices(page)).toHaveCount(2)
  await callControl.forget('listNotifications')
  await pressButton(page, 'Try again')
  await expect(locateNotices(page)).toHaveCount(3)
})

test('notifications can be managed using only the keyboard @nightly', async ({
  page,
  request,
  customer,
}) => {
  await controlAccount(request, customer).notify(2)
  await signInAs(page, customer)
  await openNotices(page, 2)
  await page.getByRole('button', { name: 'Select', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  // The first item of the menu becomes active one frame after the menu opens.
  await expect(page.getByRole('menu')).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  await expect(locateBell(page, 1)).toBeVisible()
  await expect(locateNotice(page, 2).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(locateNotices(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(locateNotices(page)).toHaveCount(2)
  await expect(locateNotice(page, 2)).toBeFocused()
})
