import type { Defect } from './defect.ts'

const CHECKOUT = 'src/features/checkout'
const PAGE = `${CHECKOUT}/checkout-page.model.test.tsx`
const PLACING = `${CHECKOUT}/placing.model.test.tsx`
const PANEL = 'src/features/payment/payment-panel.model.test.tsx'
const REVIEW = `${CHECKOUT}/steps/review-step.tsx`

/** Mistakes between the first step of checkout and the end of its payment. */
export const CHECKOUT_DEFECTS: readonly Defect[] = [
  {
    title: '“Try again” of the refusals does nothing',
    changes: [
      {
        file: `${CHECKOUT}/refusals/actions.tsx`,
        from: `<Button variant={look} onClick={() => actor.send({ type: 'retry.requested' })}>`,
        to: '<Button variant={look} data-of={actor.id}>',
      },
    ],
    suites: [PAGE, PLACING],
  },
  {
    title: '“Price now” shows the old price',
    changes: [
      {
        file: `${CHECKOUT}/refusals/price-changed.tsx`,
        from: '<Figures fontWeight="bold">{now.rental}</Figures>',
        to: '<Figures fontWeight="bold">{before.rental}</Figures>',
      },
    ],
    suites: [PLACING],
  },
  {
    title: 'the total of the summary has the deposit in it',
    changes: [
      {
        file: 'domain/pricing/price-summary.ts',
        from: 'total: shown.rental,',
        to: 'total: shown.rental + shown.deposit,',
      },
    ],
    suites: [PAGE],
  },
  {
    title: '“Back to the review” is offered where the car is sold out',
    changes: [
      {
        file: `${CHECKOUT}/refusals/lost-car.tsx`,
        from: `      title={<Trans>Fully booked</Trans>}
      actions={
        <>`,
        to: `      title={<Trans>Fully booked</Trans>}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'back.requested' })}>
            <Trans>Back to the review</Trans>
          </Button>`,
      },
    ],
    suites: [PAGE],
  },
  {
    title: 'the focus does not go to the heading of a new screen',
    changes: [
      {
        file: 'src/rental/screens/screen-heading.tsx',
        from: '  document.getElementById(SCREEN_HEADING)?.focus()\n',
        to: '',
      },
    ],
    suites: [PAGE, PANEL],
  },
  {
    title: 'review and payment are busy without saying so (aria-busy)',
    changes: [
      { file: REVIEW, from: '      aria-busy={isBusy}\n', to: '' },
      {
        file: 'src/features/payment/screens/in-between.tsx',
        from: '<Card aria-busy>',
        to: '<Card>',
      },
    ],
    suites: [PLACING, PANEL],
  },
  {
    title: '“Checking the price” stays while the booking is placed',
    changes: [
      {
        file: REVIEW,
        from: 'return t`Placing your booking`',
        to: 'return t`Checking the price`',
      },
    ],
    suites: [PLACING],
  },
  {
    title: 'a sentence of the French catalogue is Spanish',
    changes: [
      {
        file: 'src/i18n/locales/fr/other.po',
        from: 'msgstr "Le prix a changé"',
        to: 'msgstr "El precio ha cambiado"',
      },
    ],
    suites: ['tools/texts/catalogue-language.test.ts'],
  },
  {
    title: 'a trip that cannot be booked is called fully booked',
    changes: [
      {
        file: `${CHECKOUT}/refusals/rejected.tsx`,
        from: 'title={<Trans>This trip cannot be booked</Trans>}',
        to: 'title={<Trans>Fully booked</Trans>}',
      },
    ],
    suites: [PAGE],
  },
  {
    title: '“Book” can be pressed while it is being booked',
    changes: [{ file: REVIEW, from: 'isBusy={isBusy}', to: '' }],
    suites: [PAGE, PLACING],
  },
  {
    title: 'a declined payment cannot be left',
    changes: [
      {
        file: 'src/features/payment/screens/declined.tsx',
        from: `          <OtherProviders actor={actor} />
          <OtherWay actor={actor} />
          <LeavePayment actor={actor} />`,
        to: `          <OtherProviders actor={actor} />
          <OtherWay actor={actor} />`,
      },
    ],
    suites: [PANEL],
  },
  {
    title: 'the loading payment form is no longer called busy',
    changes: [
      {
        file: 'src/features/payment/payment-sdk-panel.tsx',
        from: '<Stack gap="4" aria-busy>',
        to: '<Stack gap="4">',
      },
    ],
    suites: ['src/features/payment/payment-sdk-panel.model.test.tsx'],
  },
  {
    title: 'a payment is asked about twice: “Check again” works while it is asked',
    changes: [
      {
        file: 'src/features/checkout-session/screens/actions.tsx',
        from: '      aria-disabled={busy}\n',
        to: '',
      },
    ],
    suites: ['src/features/checkout-session/'],
  },
]
