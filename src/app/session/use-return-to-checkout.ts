import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'

import { deleteReturnPath, readReturnPath } from '#api/stored/return-path.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'

import { returnPathParam } from '../../features/account/return-path.ts'
import {
  readCheckoutPath,
  toCheckoutSearch,
} from '../../features/checkout/flow/calls/checkout-search.ts'
import { type DraftRequest, requestDraft } from '../tabs/shared-drafts.ts'

interface ReturnOptions {
  /** The account of the link; null when it is incomplete. */
  linkUserId: string | null
  /** The user signed in by the link. */
  userId: string | null
  onReturn: () => void
}

/**
 * After a sign-in by a mailed link, redirects the customer to the checkout that requested the mail. Requests its
 * draft from other tabs while the password is chosen, so that the customer does not wait.
 */
export function useReturnToCheckout(options: ReturnOptions): void {
  const { userId, onReturn } = options
  // Used links are deleted.
  const [linkUserId] = useState(options.linkUserId)
  const request = useRef<DraftRequest>(null)
  const navigate = useNavigate()
  const goOn = useEffectEvent((trip: CarTrip) => {
    deleteReturnPath()
    onReturn()
    void navigate({ to: '/checkout', search: toCheckoutSearch(trip), replace: true })
  })

  useEffect(() => {
    const trip = linkUserId === null ? null : readReturnTrip()
    if (linkUserId === null || !trip) return undefined
    const sent = requestDraft(trip, linkUserId)
    request.current = sent
    return () => sent.stop()
  }, [linkUserId])

  useEffect(() => {
    const trip = userId === null || userId !== linkUserId ? null : readReturnTrip()
    if (!trip) return undefined
    let isLeft = false
    const returnWithDraft = async () => {
      await request.current?.adopt()
      if (!isLeft) goOn(trip)
    }
    void returnWithDraft()
    return () => {
      isLeft = true
    }
  }, [userId, linkUserId])
}

function readReturnTrip(): CarTrip | null {
  const path = v.parse(returnPathParam, readReturnPath())
  return path === undefined ? null : readCheckoutPath(path)
}
