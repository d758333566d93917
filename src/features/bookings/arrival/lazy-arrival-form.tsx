import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'

const FormSkeleton = () => <Skeleton height="22rem" aria-busy />

/** The form for an arrival or a delay on the booking page. Its code loads when the form is opened. */
export const LazyArrivalForm = lazyPart(
  async () => (await import('./arrival-form.tsx')).ArrivalForm,
  { Fallback: FormSkeleton },
)
