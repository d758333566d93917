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
  /** The account of the emailed link; null when the link is incomplete. */
  linkUserId: string | null
  /** The user who signed in with the link; null before that. */
  userId: string | null
  onReturn: () => void
}

/**
 * Redirects a customer who has signed in with an emailed link to the checkout that requested the email.
 * Requests its draft from other tabs while the customer chooses a password, so that the draft arrives in time.
 */
export function useReturnToCheckout(options: ReturnOptions): void {
  const { userId, onReturn } = options
  // Kept in state, because a link is deleted once it has been used.
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
