import { expect, it } from 'vitest'

import { findWrongPlaceholders } from './placeholders.ts'

const SOURCE_TEXT = 'Pay {amount} <0>now</0>'

it.each([
  ['Payer {amount} <0>maintenant</0>', []],
  ['', []],
  ['Payer {montant} <0>maintenant</0>', ['Payer {montant} <0>maintenant</0>']],
  ['Payer {amount <0>maintenant</0>', ['Payer {amount <0>maintenant</0>']],
  ['Payer {amount} <0>maintenant', ['Payer {amount} <0>maintenant']],
])(
  'findWrongPlaceholders reports a translation only when its placeholders differ from those of the text: %s',
  (text, found) => {
    expect(findWrongPlaceholders(`msgid "${SOURCE_TEXT}"\nmsgstr "${text}"\n`)).toEqual(found)
  },
)
