import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'

const FormSkeleton = () => <Skeleton height="22rem" aria-busy />

/** The form of an arrival or a delay, for the page of a booking: loaded when it is opened. */
export const LazyArrivalForm = lazyPart(
  async () => (await import('./arrival-form.tsx')).ArrivalForm,
  { Fallback: FormSkeleton },
)
