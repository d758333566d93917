import { describe, expect, it } from 'vitest'

import { BODY_STYLES, bodyStyle, type Described } from './body-style.ts'
import { CAR_RANGES } from './catalogue.ts'

// @shows CAR-13
describe('the shape of a vehicle', () => {
  it.each<[string, Described]>([
    ['city', { name: 'Fiat 500', range: 'mini', doors: 3 }],
    ['city', { name: 'Mini Cooper', range: 'mini' }],
    ['fiveDoorCity', { name: 'Suzuki Celerio', range: 'mini', doors: 5, seats: 4 }],
    ['fiveDoorCity', { name: 'Hyundai i10', range: 'mini' }],
    ['hatch', { name: 'Volkswagen Polo', range: 'mini', doors: 5, seats: 5 }],
    ['hatch', { name: 'Fiat 500X', range: 'mini', doors: 5 }],
    ['hatch', { name: 'Renault Clio', range: 'mini', doors: 5, seats: 5 }],
    ['saloon', { name: 'Renault Symbol', range: 'mini', doors: 4 }],
    ['saloon', { name: 'MG 5', range: 'mini' }],
    ['compactSuv', { name: 'Dacia Duster', range: 'midi' }],
    ['largeSuv', { name: 'Toyota Land Cruiser Prado', range: 'midi', seats: 7 }],
    ['estate', { name: 'Dacia Jogger', range: 'maxi', seats: 7 }],
    ['carrier', { name: 'Kia Carnival', range: 'maxi', seats: 7 }],
    ['minibus', { name: 'Renault Trafic', range: 'maxi' }],
    ['shuttle', { name: 'Ford Transit Minibus', range: 'bus', seats: 17 }],
    ['bus', { name: 'Toyota Coaster', range: 'bus', seats: 26 }],
    ['pickup', { name: 'Toyota Hilux', range: 'truck' }],
    ['van', { name: 'Fiat Ducato', range: 'truck', seats: 3, doors: 2 }],
    ['box', { name: 'Isuzu NPR 75', range: 'truck' }],
    ['camper', { name: 'Hymer Exsis-t 474', range: 'caravan', doors: 3 }],
    ['minibus', { name: 'Volkswagen California', range: 'caravan' }],
    ['caravan', { name: 'Adria Aviva 360', range: 'caravan', doors: 1 }],
    ['scooter', { name: 'Vespa GTS 300', range: 'scooter', doors: 0 }],
  ])('is %s for %o', (style, car) => {
    expect(bodyStyle(car)).toBe(style)
  })

  it.each<[string, Described]>([
    ['saloon', { name: 'Tata Tigor', range: 'mini', doors: 4 }],
    ['city', { name: 'Lancia Ypsilon', range: 'mini', doors: 3 }],
    ['largeSuv', { name: 'Anything', range: 'midi', seats: 7 }],
    ['minibus', { name: 'Anything', range: 'maxi', seats: 9 }],
    ['pickup', { name: 'Anything', range: 'truck', seats: 5 }],
    ['caravan', { name: 'Anything', range: 'caravan', doors: 1 }],
  ])('follows from doors and seats where the model is unknown: %s for %o', (style, car) => {
    expect(bodyStyle(car)).toBe(style)
  })

  it.each(CAR_RANGES)('is one for a range of which nothing else is known: %s', (range) => {
    expect(BODY_STYLES).toContain(bodyStyle({ name: '', range }))
  })
})
