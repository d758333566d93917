import { types as codes } from '@electric-sql/pglite'

/** Make both databases return the same JavaScript values: numbers, and dates as 'YYYY-MM-DD'. */
export const parsers: Record<number, (text: string) => unknown> = {
  [codes.INT8]: Number,
  [codes.NUMERIC]: Number,
  [codes.DATE]: (text) => text,
}
