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

// @shows NOTIF-5
test('a confirmed deletion shows immediately, can be undone, and is sent on leaving the page', async ({
  page,
  context,
  request,
  customer,
}) => {
  const changes = controlAccount(request, customer)
  await changes.notify(4)
  await signInAs(page, customer)
  const tab = await context.newPage()
  await openNotices(tab, 4)
  await openNotices(page, 4)
  await chooseFromRowMenu(locateNotice(page, 4), 'Delete')
  await expect(page.getByRole('dialog')).toContainText('1 notification will be deleted.')
  await page.keyboard.press('Escape')
  await expect(locateNotices(page)).toHaveCount(4)
  const top = async () => (await locateNotices(page).first().boundingBox())?.y
  const before = await top()
  await chooseFromRowMenu(locateNotice(page, 4), 'Delete')
  await confirmDeletion(page)
  await expect(locateNotices(page)).toHaveCount(3)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  expect(await top()).toBe(before)
  await expect(locateBell(page, 3)).toBeVisible()
  await undo.click()
  await expect(locateNotices(page)).toHaveCount(4)
  expect(await changes.counted()).toEqual({ total: 4, unread: 4 })

  await startSelecting(page)
  for (const number of [1, 2]) await locateNotice(page, number).getByRole('checkbox').check()
  await pressButton(page, 'Delete')
  await expect(page.getByRole('dialog')).toContainText('2 notifications will be deleted.')
  await confirmDeletion(page)
  await expect(locateNotices(page)).toHaveCount(2)
  await page.getByRole('navigation', { name: 'Main' }).getByText('My bookings').click()
  await expect(locateNotices(tab)).toHaveCount(2)
  await expect.poll(() => changes.counted()).toEqual({ total: 2, unread: 2 })
  await page.goBack()
  await expect(locateNotices(page)).toHaveCount(2)
  await page.reload()
  await expect(locateNotices(page)).toHaveCount(2)
})

test('a deletion that can still be undone is sent when the tab is closed @nightly', async ({
  page,
  context,
  request,
  customer,
}) => {
  const changes = controlAccount(request, customer)
  await changes.notify(3)
  await signInAs(page, customer)
  await openNotices(page, 3)
  await chooseFromRowMenu(locateNotice(page, 2), 'Delete')
  await confirmDeletion(page)
  await expect(locateNotices(page)).toHaveCount(2)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => changes.counted()).toEqual({ total: 2, unread: 2 })
  const tab = await context.newPage()
  await openNotices(tab, 2)
})

// @shows NOTIF-6
test('deleting all, even with double clicks, keeps notifications that arrive after the dialog opens @nightly', async ({
  page,
  request,
  customer,
}) => {
  const changes = controlAccount(request, customer)
  await signInAs(page, customer)
  await page.goto('/notifications')
  await expect(page.getByText('No notifications.')).toBeVisible()
  await changes.notify(3)
  await expect(locateNotices(page)).toHaveCount(3)
  const deleteAll = page.getByRole('main').getByRole('button', { name: 'Delete all' })
  await deleteAll.dblclick()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('3 notifications will be deleted.')
  await changes.notify(1)
  await expect(locateBell(page, 4)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).dblclick()
  await expect(locateNotices(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByText('My bookings').click()
  await expect.poll(() => changes.counted()).toEqual({ total: 1, unread: 1 })
  await page.goBack()
  await expect(locateNotices(page)).toHaveCount(1)

  await deleteAll.click()
  await confirmDeletion(page)
  await expect(page.getByText('No notifications.')).toBeVisible()
  await expect(locateBell(page, 0)).toBeVisible()
  await page.reload()
  await expect(page.getByText('No notifications.')).toBeVisible()
})
