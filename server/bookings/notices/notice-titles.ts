import type { Language } from '#domain/service/languages.ts'

import type { CustomerNotice, StaffNotice } from './messages.ts'

type Title = Readonly<Record<Language, string>>

const title = (en: string, fr: string, es: string): Title => ({ en, fr, es })

const changed = title('Booking changed', 'Réservation modifiée', 'Reserva modificada')

/** What is told, in a few words: the heading and the subject of its mail. */
export const NOTICE_TITLES: {
  customer: Record<CustomerNotice, Title>
  staff: Record<StaffNotice, Title>
} = {
  customer: {
    created: title(
      'Booking request received',
      'Demande de réservation reçue',
      'Solicitud de reserva recibida',
    ),
    cancelRequested: title(
      'Cancellation request received',
      'Demande d’annulation reçue',
      'Solicitud de cancelación recibida',
    ),
    paid: title('Payment received', 'Paiement reçu', 'Pago recibido'),
    expired: title('Payment not completed', 'Paiement non finalisé', 'Pago no completado'),
    refunding: title('Refund started', 'Remboursement en cours', 'Reembolso en curso'),
    refunded: title('Refund sent', 'Remboursement envoyé', 'Reembolso enviado'),
    refundFailed: title('Refund delayed', 'Remboursement retardé', 'Reembolso retrasado'),
    cancelledAndReturned: title(
      'Booking cancelled, refund started',
      'Réservation annulée, remboursement en cours',
      'Reserva cancelada, reembolso en curso',
    ),
    'became-pending': title(
      'Awaiting confirmation',
      'En attente de confirmation',
      'Pendiente de confirmación',
    ),
    'became-reserved': title('Booking confirmed', 'Réservation confirmée', 'Reserva confirmada'),
    'became-deposit': title('Deposit received', 'Caution reçue', 'Fianza recibida'),
    'became-paid': title('Rental paid', 'Location payée', 'Alquiler pagado'),
    'became-paidInFull': title(
      'Rental and deposit paid',
      'Location et caution payées',
      'Alquiler y fianza pagados',
    ),
    'became-cancelled': title('Booking cancelled', 'Réservation annulée', 'Reserva cancelada'),
    'became-void': title('Booking no longer valid', 'Réservation caduque', 'Reserva sin validez'),
    cancelDeclined: title('Cancellation declined', 'Annulation refusée', 'Cancelación no aceptada'),
    amended: changed,
    amendedByStaff: changed,
    deleted: title('Booking deleted', 'Réservation supprimée', 'Reserva eliminada'),
  },
  staff: {
    created: title('New booking', 'Nouvelle réservation', 'Nueva reserva'),
    cancelRequested: title(
      'Cancellation request',
      'Demande d’annulation',
      'Solicitud de cancelación',
    ),
    paid: title('New paid booking', 'Nouvelle réservation payée', 'Nueva reserva pagada'),
    refundFailed: title('Refund failed', 'Échec du remboursement', 'Reembolso fallido'),
    amended: changed,
  },
}
