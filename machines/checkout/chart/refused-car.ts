/** Cars that cannot be had, one because the customer has it. */
export const lostCar = {
  alreadyBooked: {
    tags: 'refused',
    meta: { title: 'You have booked this car', req: '7' },
  },
  carTaken: {
    tags: ['refused', 'gone'],
    meta: { title: 'The car has just been booked', req: '7' },
    on: { 'retry.requested': { target: '#checkout.quoting', actions: 'clearFaults' } },
  },
  soldOut: {
    tags: ['refused', 'gone'],
    meta: { title: 'Fully booked', req: '2' },
    on: { 'retry.requested': { target: '#checkout.quoting', actions: 'clearFaults' } },
  },
  comingSoon: { tags: ['refused', 'gone'], meta: { title: 'Coming soon', req: '2' } },
  unknownCar: {
    tags: ['refused', 'gone'],
    meta: { title: 'There is no such car or trip', req: '2' },
  },
} as const
