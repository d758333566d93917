import { amendmentSetup } from './amendment-setup.ts'

/** Each refusal or failure has its own next step. The draft is kept. */
export const amendmentRefused = amendmentSetup.createStateConfig({
  initial: 'carTaken',
  states: {
    carTaken: {
      tags: 'refused',
      meta: { title: 'The car is already booked for these dates', req: 'BOOK-25' },
      on: { 'back.requested': { target: '#amendment.editing', actions: 'clearIssues' } },
    },
    sessionExpired: {
      tags: 'refused',
      meta: { title: 'Your session has expired', req: 'SESSION-28' },
      on: {
        'session.changed': { guard: 'isSignedIn', target: '#amendment.repricing' },
        'back.requested': { target: '#amendment.editing', actions: 'clearIssues' },
      },
    },
    barred: {
      tags: 'refused',
      meta: { title: 'This booking can no longer be changed here', req: 'BOOKING-20' },
    },
    repriceFailed: {
      tags: 'error',
      meta: { title: 'We couldn’t load the new price', req: 'FORM-10' },
      on: {
        'retry.requested': '#amendment.repricing',
        'back.requested': { target: '#amendment.editing', actions: 'clearIssues' },
      },
    },
    saveFailed: {
      tags: 'error',
      meta: { title: 'Saving the changes failed', req: 'FORM-10' },
      on: {
        'retry.requested': '#amendment.saving',
        'back.requested': { target: '#amendment.editing', actions: 'clearIssues' },
      },
    },
  },
})
