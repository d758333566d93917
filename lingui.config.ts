import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const FOLDER = process.env['LOCALES'] ?? 'src/i18n/locales'

const HOME_FIRST = 'src/features/home/{home-page,hero}.tsx'
const CAR_FACTS = 'src/ui/car-facts'
const CARS = 'src/features/{search,car}'
const CHECKOUT = 'src/features/checkout'
const SHELL = ['src/app', 'src/routes', 'src/features/layout', HOME_FIRST, 'src/ui']

const inside = (place: string) => (place.endsWith('.tsx') ? place : `${place}/**`)

/**
 * The texts in the parts in which they are downloaded (`src/i18n/activate.ts`): what every page
 * begins with, the home page's blocks, finding a car, the checkout, and every other page. A text
 * that two parts show stands in both.
 */
const PARTS = {
  shell: { include: SHELL, exclude: [inside(CAR_FACTS)] },
  home: {
    include: ['src/features/home', `${CAR_FACTS}/car-names.ts`],
    exclude: [HOME_FIRST],
  },
  cars: { include: [`${CARS}/**`, CAR_FACTS], exclude: [] },
  checkout: { include: [CHECKOUT], exclude: [] },
  inner: {
    include: ['src'],
    exclude: [...SHELL, 'src/features/home', CARS, CHECKOUT].map(inside),
  },
}

export default defineConfig({
  locales: ['fr', 'en', 'es'],
  sourceLocale: 'en',
  catalogs: Object.entries(PARTS).map(([part, { include, exclude }]) => ({
    path: `${FOLDER}/{locale}/${part}`,
    include,
    exclude: ['**/*.test.*', ...exclude],
  })),
  format: formatter({ lineNumbers: false, origins: true }),
})
