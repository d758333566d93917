import type { Group } from '../group.ts'

export const CAR: Group = {
  prefix: 'CAR',
  title: 'Cars',
  about: 'what a car is and what its page says',
  requirements: {
    'CAR-1':
      'A car has a fuel, a gearbox, a fuel policy, seats, doors, air conditioning, a mileage and multimedia.',
    'CAR-2': 'A mileage of -1 is no limit.',
    'CAR-3': 'A car says whether it can be booked, is coming soon or is fully booked.',
    'CAR-4':
      'A car has prices by the hour, day, three days, week and month, and a discounted one may stand beside each.',
    'CAR-5': 'A car may have a price a day by dates, each from a first to a last day.',
    'CAR-6': 'A car prices six options, of which -1 is not to be had and 0 is included.',
    'CAR-7': 'Whether a car can be had follows from its bookings and its flags.',
    'CAR-8': 'A car that nobody has rented yet is called new.',
    'CAR-9': 'A fully booked car says so and cannot be booked.',
    'CAR-10': 'A car that is not there yet says so and cannot be booked.',
    'CAR-11': 'A car that may be driven any distance says so, and another says how far.',
    'CAR-12': 'The logo of a supplier is 60 pixels wide and 30 high.',
    'CAR-13': 'The picture of a car is three by two, as 300 pixels by 200.',
    'CAR-14':
      'Sizes are shown in the words of customers: a mini car, a midi SUV, a maxi van and so on.',
    'CAR-15':
      'A car is held by a booking that is reserved, pending or paid in any way, and by a void one whose payment window is open.',
    'CAR-16':
      'Two rentals of a car may touch: a return and a pick-up at the same time do not collide.',
    'CAR-17': 'The database itself refuses two bookings of one car that overlap.',
    'CAR-18':
      'A car without a daily price cannot be rented by the day and is answered as unavailable.',
    'CAR-19':
      'The page of a car shows its facts, the rules of its supplier and its location, and asks for dates where its link has none.',
    'CAR-20': 'A car that is gone, or taken on the dates, says so and leads to others.',
    'CAR-21':
      'A car is shown with a rating, a number of trips and its emission only where these are known.',
    'CAR-22':
      'Options that are free of charge are part of the rental, and those that are not offered cannot be taken.',
    'CAR-23': 'The picture of an option is 85 pixels high, and 30 once the option is selected.',
  },
}
