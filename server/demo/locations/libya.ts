import { makeArrivalsSpot, type Country, repeatName } from './location.ts'

export const libya: Country = {
  code: 'LY',
  names: ['Libye', 'Libya', 'Libia'],
  timeZone: 'Africa/Tripoli',
  locations: [
    { key: 'tripoli', names: ['Tripoli', 'Tripoli', 'Trípoli'], at: [32.8872, 13.1913] },
    {
      key: 'mitiga-airport',
      parent: 'tripoli',
      names: [
        'Aéroport de Tripoli-Mitiga',
        'Tripoli Mitiga Airport',
        'Aeropuerto de Trípoli-Mitiga',
      ],
      at: [32.8941, 13.276],
      spots: [makeArrivalsSpot([32.8986, 13.2838])],
    },
    { key: 'zuwara', names: ['Zouara', 'Zuwara', 'Zuara'], at: [32.9312, 12.082] },
    { key: 'misrata', names: repeatName('Misrata'), at: [32.3754, 15.0925] },
    { key: 'benghazi', names: ['Benghazi', 'Benghazi', 'Bengasi'], at: [32.1167, 20.0667] },
  ],
}
