import type { ColumnType } from 'kysely'

/** 'YYYY-MM-DD' */
export type DateColumn = string
export type Instant = ColumnType<Date, Date | string, Date | string>
/** An instant the database sets itself when nobody gives one. */
export type Stamped = ColumnType<Date, Date | string | undefined, Date | string>
export type NullableInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>
/** Smallest units of the base currency. */
export type AmountColumn = number
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
