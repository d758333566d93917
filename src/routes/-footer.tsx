import { type StaticDataRouteOption, useLocation, useMatches } from '@tanstack/react-router'

import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { styled } from '#ui/style/styled.ts'

import { ShortFooter } from '../features/layout/short-footer.tsx'
import { SiteFooter } from '../features/layout/site-footer.tsx'
import type { FooterProps } from './-footer-newsletter.tsx'

/** A placeholder as high as the newsletter form, so that the links below do not move when the form loads. */
const NewsletterSkeleton = () => <styled.div minH={{ base: '15rem', md: '13rem' }} />

const FooterNewsletter = lazyPart(
  async () => (await import('./-footer-newsletter.tsx')).FooterNewsletter,
  { Fallback: NewsletterSkeleton, hydrates: 'near' },
)

/** Returns whether the page has no navigation. Such a page gets a short footer with the terms and a contact. */
const isShort = (matches: readonly { staticData: StaticDataRouteOption }[]) =>
  matches.some(({ staticData }) => staticData.hasNoExits)

/** The footer that the root route renders below every page. */
export function Footer({ app }: FooterProps) {
  const { siteName, contactEmail, hideSuppliers } = app.config
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' })

  if (useMatches({ select: isShort })) return <ShortFooter contactEmail={contactEmail} />
  return (
    <SiteFooter
      siteName={siteName}
      contactEmail={contactEmail}
      hidesSuppliers={hideSuppliers}
      newsletter={isHome ? <FooterNewsletter app={app} /> : null}
    />
  )
}
