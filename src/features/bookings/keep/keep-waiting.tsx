import { Skeleton } from '#ui/page/skeleton.tsx'

/** The room of a booking's reference, and of the buttons below it. */
export function KeepWaiting() {
  return <Skeleton height={{ base: '16.75rem', sm: '6.25rem' }} aria-busy />
}
