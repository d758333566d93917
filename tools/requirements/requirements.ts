import { A11Y } from './groups/a11y.ts'
import { ACCOUNT } from './groups/account.ts'
import { BOOK } from './groups/book.ts'
import { BOOKING } from './groups/booking.ts'
import { CAR } from './groups/car.ts'
import { FLOW } from './groups/flow.ts'
import { FORM } from './groups/form.ts'
import { HOME } from './groups/home.ts'
import { LANG } from './groups/lang.ts'
import { MAP } from './groups/map.ts'
import { MONEY } from './groups/money.ts'
import { NOTIF } from './groups/notif.ts'
import { OPS } from './groups/ops.ts'
import { PAGE } from './groups/page.ts'
import { PAY } from './groups/pay.ts'
import { PRICE } from './groups/price.ts'
import { SAFE } from './groups/safe.ts'
import { SEARCH } from './groups/search.ts'
import { SESSION } from './groups/session.ts'
import { WIRE } from './groups/wire.ts'
import type { Group } from './group.ts'

/** Every requirement, by the workflows in which a customer meets them. */
export const GROUPS: readonly Group[] = [
  HOME,
  SEARCH,
  CAR,
  PRICE,
  MONEY,
  BOOK,
  PAY,
  SESSION,
  ACCOUNT,
  BOOKING,
  NOTIF,
  PAGE,
  MAP,
  LANG,
  FORM,
  A11Y,
  WIRE,
  SAFE,
  OPS,
  FLOW,
]
