import type { Defect } from './defect.ts'

const SESSION = ['src/features/account/session-pages.model.test.tsx']
const LIST = ['src/features/notifications/notifications-page.model.test.tsx']

/** Mistakes on the pages of an account, its bookings and its notifications, and of the forms for everybody. */
export const ACCOUNT_DEFECTS: readonly Defect[] = [
  {
    title: 'nothing says that email or password are wrong',
    changes: [
      {
        file: 'src/features/account/attempt-problem.tsx',
        from: 'if (!problem) return null',
        to: `if (!problem || refused === 'wrong-credentials') return null`,
      },
    ],
    suites: SESSION,
  },
  {
    title: 'a suspended customer cannot sign in with another account',
    changes: [
      {
        file: 'src/features/account/account-frame.tsx',
        from: `const onOther = who === 'suspended' ? leaveIt : null`,
        to: 'const onOther = null',
      },
    ],
    suites: SESSION,
  },
  {
    title: 'a dead “Try again” stands above the notifications',
    changes: [
      {
        file: 'src/features/notifications/notifications-page.tsx',
        from: '        <NoticesProblems actor={actor} />\n',
        to: '        <NoticesProblems actor={actor} />\n        <button type="button">Try again</button>\n',
      },
    ],
    suites: LIST,
  },
  {
    title: 'no notification can be marked as read',
    changes: [
      {
        file: 'src/features/notifications/notice-menu.tsx',
        from: `onMark(isRead ? 'unread' : 'read')`,
        to: `onMark('unread')`,
      },
    ],
    suites: LIST,
  },
  {
    title: '“Undo” of a deletion does nothing',
    changes: [
      {
        file: 'src/features/notifications/deletion-undo.tsx',
        from: `onUndo={() => actor.send({ type: 'deletion.undone' })}`,
        to: 'onUndo={() => undefined}',
      },
    ],
    suites: LIST,
  },
  {
    title: '“Delete” is offered while it is still counted what that would be',
    changes: [
      {
        file: 'src/features/notifications/deletion-dialog.tsx',
        from: '{isBusy || isFailed ? null : (\n          <Button variant="danger"',
        to: '{isFailed ? null : (\n          <Button variant="danger"',
      },
    ],
    suites: ['src/features/notifications/deletion-dialog.model.test.tsx'],
  },
  {
    title: '“Keep the booking” can be pressed while its cancellation is asked for',
    changes: [
      {
        file: 'src/features/bookings/cancel/cancel-dialog.tsx',
        from: '<Button variant="outline" aria-disabled={isBusy} onClick={keep}>',
        to: '<Button variant="outline" onClick={keep}>',
      },
    ],
    suites: ['src/features/bookings/cancel/'],
  },
  {
    title: 'the difference of a changed booking is its new price',
    changes: [
      {
        file: 'src/features/bookings/amend/screens/price-rows.tsx',
        from: '<Figures>{change}</Figures>',
        to: '<Figures>{after}</Figures>',
      },
    ],
    suites: ['src/features/bookings/amend/amendment.model.test.tsx'],
  },
  {
    title: 'a licence that could not be sent seems to be one that can be deleted',
    changes: [
      {
        file: 'src/features/license/license-panel.tsx',
        from: `(at) => at.matches('present') || at.matches('removal')`,
        to: `(at) => at.context.file !== null`,
      },
    ],
    suites: ['src/features/license/license-panel.model.test.tsx'],
  },
  {
    title: 'the page to write to us has no heading',
    changes: [
      {
        file: 'src/features/contact/contact-page.tsx',
        from: '<PageIntro title={t`Write to us`} scene="island">',
        to: '<PageIntro title="" scene="island">',
      },
    ],
    suites: ['src/features/contact/contact-page.model.test.tsx'],
  },
  {
    title: 'whose password is chosen is said in English to everybody',
    changes: [
      {
        file: 'src/features/account-link/new-password-form.tsx',
        from: '<Trans>For the account {email}</Trans>',
        to: 'For the account {email}',
      },
    ],
    suites: ['src/features/account-link/'],
  },
  {
    title: 'a form is not sent once the bot check has let it pass',
    changes: [
      {
        file: 'src/features/bot-check/bot-check-frame.tsx',
        from: `    if (next.at === 'passed') send()\n`,
        to: '',
      },
    ],
    suites: ['src/features/bot-check/bot-check-frame.model.test.tsx'],
  },
]
