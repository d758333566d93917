/** Generated from masar.yaml by npm run contract. */

export declare enum MajorUnits {
    unit
}
export interface paths {
    "/api/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account and send an email to verify it. */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/validate-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether an email address is free.
         * @description If the browser has no guest cookie, sets one, which identifies the browser's own booking attempts.
         */
        post: operations["validateEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/frontend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a customer in.
         * @description Sets the session cookie. The session lasts a day or, with `stayConnected`, 400 days from the last visit and 1,200 days at most. A blacklisted customer gets `200` with `blacklisted` true here, and 401 `suspended` from every other call.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in to a supplier's or an administrator's account.
         * @description Sets the same cookie as `signIn`, which accepts only customers.
         */
        post: operations["signInStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session and clear its cookie.
         * @description Always returns 200, even without a session.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-out-everywhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session of the account, including this one. */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/validate-access-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the session. */
        post: operations["validateAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store the customer's language. */
        post: operations["updateLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read your own account. */
        get: operations["readUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the operator's minimum notice, minimum rental and opening hours. */
        get: operations["readSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the visitor's country. */
        get: operations["readCountryCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countries-with-locations/{language}/{imageRequired}/{minLocations}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the countries that have enough locations, with their locations, sorted by name. */
        get: operations["listCountriesWithLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locations/{page}/{size}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find locations by their name in any language, airports and stations first. */
        get: operations["listLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locations-with-position/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the locations that can be shown on a map, optionally filtered by a keyword. */
        get: operations["listLocationsWithPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/location/{id}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one location. */
        get: operations["readLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/location-id/{name}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find a location by its exact name in the given language, ignoring case. */
        get: operations["findLocationId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/all-suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the suppliers, sorted by name. */
        get: operations["listAllSuppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/frontend-suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the suppliers with cars that match a search, sorted by name, with the number of these cars. */
        post: operations["findSuppliersWithCars"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conditions/{supplierId}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a supplier's rental conditions.
         * @description Returns the newest version or, with `version`, an earlier one. Versions never change and are public: a booking links to the version under which it was made, and this link works without a session.
         */
        get: operations["readConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/frontend-cars/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search for cars at a location on the given dates.
         * @description Searches the location and its direct children. Results are sorted by daily price, then id, unless `sort` specifies another order. Cars that are fully booked or taken on these dates are included only with `includeAlreadyBookedCars`, and cars that are coming soon only with `includeComingSoonCars`.
         */
        post: operations["findCars"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/nearby-offers/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find prices for the same search on nearby days and at nearby locations. */
        post: operations["findNearbyOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/car/{id}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one car, even if it cannot be booked. */
        get: operations["readCar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a car.
         * @description Runs in one transaction. The driver is the signed-in customer, or the guest described in `driver`. For a guest, the call
         *     creates an account and sends an activation email. `price` is the price that the customer saw: if it differs from the current one, the
         *     response is 409 `price-changed` with the current `price`. If `conditionsVersion` is no longer the newest version, the
         *     response is also 409 `price-changed`, with the same price. If another booking holds the car at that time, the response is
         *     409 `car-taken`, with `bookingId` if it is the caller's own booking.
         *
         *     With an `Idempotency-Key` the call can be repeated: the same key and body return the first response again; the same key
         *     with another body returns 409 `key-reused` with `bookingId`. A caller who has signed in or out since the first request
         *     also gets `key-reused`, unless the guest's booking is unpaid: the new booking then replaces it. `bookingId` is returned
         *     only to the customer of the booking and to the browser that made it; other browsers get `key-reused` without it, even with the
         *     same body. A guest's browser is recognized by the cookie from the first response or, if that was lost, by the one that
         *     `validate-email` set before. The response sets a short-lived cookie with which a guest's browser can read the booking.
         *
         *     Paying later leaves the booking `pending`; paying online leaves it `void` until the payment is verified or `expiresAt` has
         *     passed.
         */
        post: operations["checkOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{page}/{size}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List your own bookings, newest first unless `when` is set.
         * @description Customers see their own bookings and can specify only themselves in `user`; suppliers see the bookings of their cars; admins see all. Bookings whose payment window is still open are not included.
         */
        post: operations["listBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages between customer and rental company about a booking.
         * @description Available to the customer, the guest, the supplier's staff and administrators. Returns the newest 500, oldest first.
         */
        get: operations["listBookingMessages"];
        put?: never;
        /**
         * Send a message about a booking to the other side.
         * @description The customer writes to the rental company; the supplier's staff and administrators write to the customer. The other side is notified and emailed. Possible until `closesAt`, and not while the booking is unpaid (403). With an `Idempotency-Key` the call can be repeated: the same key and text return the stored message; the same key with another text returns 409 `key-reused`.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{id}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one booking.
         * @description With the cookie set by checkout, guests can read the booking that they have just made; other callers need a session of the customer, the supplier or an admin.
         */
        get: operations["readBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking-document/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a receipt, invoice or credit note as a page.
         * @description The document is in the language of the booking, with the names, addresses and rates of its issue date. The customer, admins, and guests with the cookie of the booking can read it; others get 404.
         */
        get: operations["readBookingDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking-document/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch a receipt, invoice or credit note as PDF.
         * @description Has the same content and permissions as the page.
         */
        get: operations["readBookingDocumentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open-booking-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a guest's booking with the secret of a mailed link.
         * @description For an hour, the browser can then read and pay for the booking, and change or cancel it if those options were bought. The link works until 30 days after the rental, but not once the booking belongs to an account. A main driver's link also works for bookings of accounts; it only allows reading them, entering the arrival and reporting a delay.
         */
        post: operations["openBookingLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-booking-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Email a guest a new link to the booking.
         * @description An email is sent if the address belongs to the customer or the main driver. If the booking belongs to an account, the link contains no secret, and the customer signs in. The response is always the same, so that it reveals nothing about bookings or email addresses.
         */
        post: operations["mailBookingLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancel-booking/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the cancellation of a booking.
         * @description Records the request and notifies the supplier, who then changes the status or declines.
         */
        post: operations["requestCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-trip-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the arrival details to the rental company.
         * @description Available to the driver until the pick-up; afterwards, or if the booking is cancelled or unpaid, returns 403. Absent fields stay unchanged and `null` clears a field: if two devices edit different fields, both edits are kept; for the same field, the last edit wins. The supplier is emailed and notified of every change.
         */
        post: operations["updateTripDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report-delay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a delayed arrival to the rental company.
         * @description Available to the driver from two hours before the pick-up until the end of that day at the location, or until two hours after the pick-up if that is later, but never after the drop-off. At other times, returns 403. The supplier is emailed and notified. A repeated report with the same content is sent once.
         */
        post: operations["reportDelay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete-temp-booking/{bookingId}/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Release a booking whose online payment was not completed.
         * @description Releases the car immediately and closes the payment at its provider; a booking that turns out to be paid is kept. Returns 200 even if nothing matches, so that the call can be repeated. Anyone who knows both ids may call it. If no payment has been opened yet, so may the browser that made the booking, with its cookie and any session id.
         */
        delete: operations["releaseBooking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking-id/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find the booking for a checkout session. */
        get: operations["findBookingId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a booking.
         * @description A customer who bought amendments can change dates, locations, extras and the additional driver of a booking that has not started; suppliers and admins can also change the car, within its supplier, and the status. Once bought, cancellation and amendments cannot be removed. `price` is the new amount of the chosen payment: if the server computes a different one, it returns 409 `price-changed`; if the booking overlaps another, 409 `car-taken`. Older backends return 403 to customers.
         */
        put: operations["updateBooking"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-booking-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the status of bookings.
         * @description Available to suppliers and admins; customers get 403. Changes all of the bookings or, if one may not be changed (403) or its car is now taken (409 `car-taken`), none. Any status other than `cancelled` also declines a cancellation request. The customers are notified.
         */
        post: operations["updateBookingStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete bookings, or remove them from your list.
         * @description Customers remove cancelled and void bookings from their list; the supplier still sees them. Suppliers and admins delete bookings. Applies to all of the bookings or, if one may not be removed or deleted (403), to none. Unknown ids are ignored.
         */
        post: operations["deleteBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a payment at Stripe or in the sandbox, for the form on the page.
         * @description `amount` is the amount that the page displays as the charge, in major units of `currency`. If the server
         *     computes a different one, it returns 409 `price-changed` with `price` and `charge`. The session's return URL is
         *     `/checkout-session/{id}` on the front end.
         *
         *     This call requires `bookingId` and the cookie of the customer or guest who made the booking. Repeating the
         *     same `Idempotency-Key` returns the same payment. Another key closes the previous payment, so that at most
         *     one payment per booking can succeed: the response is 400 `payment-pending` if the previous one may still be
         *     in progress, 409 `already-paid` if it has succeeded, and 400 `payment-expired` if the time to pay is over.
         */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-checkout-session/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a checkout session was paid, and confirm its booking if so.
         * @description Queries the provider and can be repeated: once the booking is confirmed, by this payment or another one for the same booking, the response is always `200`. Older backends return `204` the second time.
         */
        post: operations["checkCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a Stripe payment intent, for apps that do not use the form on the page. */
        post: operations["createPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-paypal-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a PayPal order for a booking, which is captured once it is approved.
         * @description Works like `create-checkout-session`. PayPal does not accept dinars, so these amounts are charged in euros, at the rate that the page has shown.
         */
        post: operations["createPayPalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-paypal-order/{orderId}/{bookingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether a PayPal order was completed, and confirm its booking if so.
         * @description The order of the two ids in the path is specific to this server (WIRE-80); some backends expect the booking first. Otherwise works like `check-checkout-session`.
         */
        post: operations["checkPayPalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payment providers that this server offers.
         * @description The app offers those listed in `paymentProviders` in `config.json`, in that order, or all if it is empty.
         */
        get: operations["listPaymentProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event from a payment provider.
         * @description The body is read unchanged, and its signature verified as the provider specifies. An event is only a hint: the server queries the provider for the actual state. Events can arrive repeatedly, late, and in any order.
         */
        post: operations["receiveWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-counter/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the unread notifications. */
        get: operations["readNotificationCounter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{userId}/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your notifications, newest first. */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mark-notifications-as-read/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark notifications as read. */
        post: operations["markNotificationsAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mark-notifications-as-unread/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark notifications as unread. */
        post: operations["markNotificationsAsUnread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete-notifications/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete notifications. */
        post: operations["deleteNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification-events/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes to your notifications.
         * @description Server-sent events. `news` is sent initially and after every change, with the number of unread notifications as its data: `{"count":3}`. `session-ended` is sent when the session has ended or the account is suspended, and closes the stream. Browsers open at most six connections per server over HTTP/1.1, so tabs should share one stream.
         */
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google, Apple or Facebook; the first sign-in creates an account.
         * @description `email` must be the address that the provider has verified. A token that is invalid or was issued for another service is rejected with 400 at `/accessToken`, a staff account with 403, and a provider that is not configured with 501. A blacklisted customer gets `200` with `blacklisted` true, as in `signIn`.
         */
        post: operations["signInSocially"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify-recaptcha/{token}/{ip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a bot check token. */
        post: operations["verifyRecaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-token/{appType}/{userId}/{email}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the link in an activation or reset email is still valid.
         * @description Older backends return 204 for an expired link, and this server returns 204 for a link with another purpose.
         */
        get: operations["checkLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete-tokens/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Invalidate your outstanding links.
         * @description Only your own links can be invalidated: another user's id returns 403, and a call without a session returns 400. Links work only once, so this call is optional.
         */
        delete: operations["deleteLinks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resend/{appType}/{email}/{reset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send another activation email, or an email to choose a new password.
         * @description The new link invalidates older ones of its kind. If the account is already active, the email says so instead of containing an activation link. Staff accounts are rejected (403).
         */
        post: operations["resendLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password with the link from an activation or reset email.
         * @description Activates and verifies the account, invalidates this and all other links for choosing a password, and ends all sessions of the account.
         */
        post: operations["activate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resend-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send another email to verify your email address. */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirm-email/{email}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify an email address. The sign-up email links to this call, on the API's host.
         * @description A browser (`Accept: text/html`) is redirected (303) to a page in the customer's language, which shows the result and a next step, and whose URL contains no secret. Other clients get the responses below.
         */
        get: operations["confirmEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change your own account. */
        post: operations["updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-email-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn emails about your bookings on or off. */
        post: operations["updateEmailNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-avatar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload your picture.
         * @description At most 5 MB and 64 megapixels (413). The content must be an image; anything else is rejected with `wrong-format` at `/image`. The picture is served at `/api/avatars/{name}`. Customers can only upload their own picture.
         */
        post: operations["updateAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete-avatar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete your picture. */
        post: operations["deleteAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-password/{id}/{password}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a password is your current one.
         * @description The URL contains a secret and is never logged. The app uses `changePassword` with `strict` instead.
         */
        get: operations["checkPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password, or choose a first one.
         * @description Ends all other sessions of the account.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/has-password/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether your account has a password.
         * @description Guests and users of social sign-in may have none.
         */
        get: operations["hasPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-license": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a guest's driving license before checkout.
         * @description At most 5 MB and 64 megapixels (413). The content must be an image or a PDF; anything else is rejected with `wrong-format` at `/file`. The file is deleted after a day unless a checkout uses it.
         */
        post: operations["uploadTemporaryLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-license/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload your driving license.
         * @description The same limits apply as for guests. Replaces the previous license.
         */
        post: operations["uploadLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete-license/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete your driving license. */
        post: operations["deleteLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/delete-temp-license/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a license that was uploaded before checkout.
         * @description Returns 200 even if the file does not exist. Anyone who knows its unguessable name can delete it.
         */
        post: operations["deleteTemporaryLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/avatars/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch a picture; its name is the `avatar` of the account.
         * @description Older backends serve pictures from a static host.
         */
        get: operations["readAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/licenses/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch a driving license; its name is the `license` of the account.
         * @description Available to the owner, admins, and staff of a supplier that has a booking by the owner. A license that was uploaded before checkout can be fetched by anyone who knows its unguessable name. Older backends serve licenses from a static host.
         */
        get: operations["readLicense"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the operator, or subscribe to the newsletter.
         * @description The message is sent to the operator, whatever `to` contains, and is accepted only from pages of the front end (403 otherwise). The sender of the contact form gets a confirmation that does not quote the message. For the newsletter form (`isContactForm: false`), `from` gets an email with a confirmation link, and the operator is notified after the confirmation; the response is the same whether or not the address is already subscribed.
         */
        post: operations["sendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppliers/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List suppliers with their number of cars. */
        get: operations["listSuppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking-cars/{page}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a supplier's cars at a location, to assign one to a booking. */
        post: operations["listCarsForBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description 24 hexadecimal characters. */
        Id: string;
        /** @description A payment provider's identifier. */
        ProviderId: string;
        /** @constant */
        Ok: "OK";
        /** @description Two lower-case letters. */
        Language: string;
        /** @description ISO 3166 alpha-2, upper case. */
        CountryCode: string;
        /**
         * Format: email
         * @description ASCII only, without quotation marks.
         */
        Email: string;
        FullName: string;
        /** @description A person's name, without line breaks, control characters or anything that email clients turn into a link. */
        PersonName: string;
        /** @description Any spelling of a phone number; without a country code, the operator's country is assumed. Stored as E.164, with an extension as in RFC 3966 (`+33123456789;ext=42`). Responses group the digits: `+216 20 123 456`. */
        Phone: string;
        Password: string;
        /**
         * Format: date-time
         * @description An instant; in responses always in UTC.
         */
        Instant: string;
        /**
         * Format: date
         * @description A day without a time zone.
         */
        CalendarDate: string;
        /** @description A day. A time in requests is ignored. */
        BirthDate: components["schemas"]["CalendarDate"] | components["schemas"]["Instant"];
        /** @description In the base currency. */
        Amount: MajorUnits;
        /** @description In the base currency. Absent, null and 0 all mean not offered. */
        OptionalAmount: MajorUnits | null;
        /** @description In the base currency. -1 means not offered, 0 means included. */
        OptionPrice: MajorUnits;
        /** @description A file on the static host, or an absolute URL. */
        FileName: string | null;
        /** @description The IANA name of the time zone that applies. */
        TimeZone: string;
        Count: number;
        Counts: {
            [key: string]: components["schemas"]["Count"];
        };
        /** @enum {string} */
        UserType: "admin" | "supplier" | "user";
        /** @enum {string} */
        AppType: "admin" | "frontend";
        /**
         * @description Fuel.
         * @enum {string}
         */
        CarType: "diesel" | "gasoline" | "electric" | "hybrid" | "plugInHybrid" | "unknown";
        /**
         * @description Size.
         * @enum {string}
         */
        CarRange: "mini" | "midi" | "maxi" | "scooter" | "bus" | "truck" | "caravan";
        /** @enum {string} */
        CarMultimedia: "touchscreen" | "bluetooth" | "androidAuto" | "appleCarPlay";
        /** @enum {string} */
        GearboxType: "manual" | "automatic";
        /**
         * @description The inconsistent capitalization is intentional.
         * @enum {string}
         */
        FuelPolicy: "likeForlike" | "freeTank" | "fullToFull" | "FullToEmpty";
        /**
         * @description `void`: an online payment has not been completed; `pending`: waiting for the supplier; `deposit`, `paid` and `paidInFull`: what was paid online; `reserved` and `cancelled`: set by staff.
         * @enum {string}
         */
        BookingStatus: "void" | "pending" | "deposit" | "paid" | "paidInFull" | "reserved" | "cancelled";
        /**
         * @description The operational status of a car. Not part of any customer call.
         * @enum {string}
         */
        CarAvailabilityStatus: "available" | "in_use" | "maintenance" | "damaged" | "cleaning" | "out_of_service" | "pre_rental" | "post_rental";
        /** @enum {string} */
        MileageType: "limited" | "unlimited";
        /** @enum {string} */
        Availability: "available" | "unavailable";
        /** @enum {string} */
        RecordType: "admin" | "supplier" | "user" | "car" | "location" | "country";
        /**
         * @description `sandbox` is our own test provider; no money is moved.
         * @enum {string}
         */
        PaymentProvider: "sandbox" | "stripe" | "payPal";
        /** @enum {string} */
        SocialSignInType: "facebook" | "apple" | "google";
        /**
         * @description Recommended order: bookable cars first; then cars before two-wheelers, trucks and buses, unless `ranges` is set; then those rated 3.5 stars or more; then the cheapest.
         * @enum {string}
         */
        CarSort: "recommended" | "price" | "rating" | "size";
        /** @enum {string} */
        IncludedExtra: "cancellation";
        /**
         * @description The fields of a car search that act as filters.
         * @enum {string}
         */
        CarFilter: "suppliers" | "ranges" | "pricePerDay" | "included" | "rating" | "seats" | "carSpecs" | "multimedia" | "carType" | "gearbox" | "mileage" | "fuelPolicy" | "deposit";
        /**
         * @description On the requested dates: `free` can be booked, `taken` is held by another booking, and `unavailable` cannot be booked (fully booked, coming soon, withdrawn, or not at that location).
         * @enum {string}
         */
        DateAvailability: "free" | "taken" | "unavailable";
        /** @enum {string} */
        PriceLineKind: "month" | "week" | "threeDays" | "day" | "hour" | "leftoverDay" | "dateRange" | "cancellation" | "amendments" | "theftProtection" | "collisionDamageWaiver" | "fullInsurance" | "additionalDriver" | "deposit";
        /**
         * @description A new status of the booking, or an action on it. `refunding`: a payment that the booking cannot accept is being refunded; `refunded`: the refund is complete.
         * @enum {string}
         */
        BookingEventKind: "created" | "void" | "pending" | "deposit" | "paid" | "paidInFull" | "reserved" | "cancelled" | "cancelRequested" | "amended" | "expired" | "refunding" | "refunded";
        /** @enum {string} */
        ProblemCode: "invalid-request" | "malformed-json" | "foreign-origin" | "unauthenticated" | "suspended" | "forbidden" | "not-found" | "wrong-method" | "too-large" | "unsupported-media-type" | "email-taken" | "car-taken" | "car-unavailable" | "car-elsewhere" | "price-changed" | "key-reused" | "too-young" | "too-early" | "too-short" | "closed-at-that-hour" | "option-unavailable" | "method-unavailable" | "online-payment-barred" | "licence-missing" | "driver-missing" | "too-many-bookings" | "bot-check-missing" | "payment-open" | "payment-pending" | "payment-declined" | "payment-expired" | "payment-refunded" | "already-paid" | "provider-unavailable" | "unavailable" | "link-expired" | "link-used" | "link-replaced" | "too-many-requests" | "internal" | "not-built";
        /**
         * @description Why nothing was charged. `challenge-left`: the bank's challenge was not completed; `superseded`: this payment was closed because another one was started for the booking.
         * @enum {string}
         */
        DeclineReason: "declined" | "insufficient-funds" | "challenge-failed" | "challenge-left" | "superseded";
        /** @enum {string} */
        FieldProblemCode: "required" | "wrong-type" | "wrong-format" | "too-long" | "too-short" | "too-small" | "too-large" | "too-few" | "too-many" | "not-listed" | "repeated" | "unknown-field" | "too-young" | "too-early" | "not-found" | "too-common";
        /** @description RFC 9457. `code` is for programs; `title` is in English and is not shown to customers. */
        Problem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            status: number;
            detail?: string;
            code: components["schemas"]["ProblemCode"];
            errors?: components["schemas"]["FieldProblem"][];
            /** @description With `price-changed`, the current price. */
            price?: components["schemas"]["Amount"];
            /** @description With `price-changed` from a call that creates a payment, the amount that would be charged now. */
            charge?: components["schemas"]["Charge"];
            /** @description With `key-reused`, the booking made with that key; with `car-taken`, the caller's own booking; with `already-paid`, the booking that is paid; with `payment-refunded`, the booking if another payment has paid it. */
            bookingId?: components["schemas"]["Id"];
            /** @description With `payment-declined`. */
            reason?: components["schemas"]["DeclineReason"];
            /** @description With `payment-refunded`, the amount that is refunded. */
            refund?: components["schemas"]["Refund"];
        };
        FieldProblem: {
            /**
             * @description The part of the request that is invalid; the body if absent.
             * @enum {string}
             */
            in?: "body" | "path" | "query" | "header";
            /** @description A JSON pointer into the body, or to a parameter. */
            pointer: string;
            code?: components["schemas"]["FieldProblemCode"];
            /** @description In English, for developers. */
            detail?: string;
        };
        PageInfo: {
            totalRecords: components["schemas"]["Count"];
        };
        /** @description Empty if nothing matches. */
        PageInfos: components["schemas"]["PageInfo"][];
        SignUp: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            fullName: components["schemas"]["PersonName"];
            language: components["schemas"]["Language"];
            phone?: components["schemas"]["Phone"];
            birthDate?: components["schemas"]["BirthDate"];
            avatar?: components["schemas"]["FileName"];
        };
        ValidateEmail: {
            email: components["schemas"]["Email"];
            appType?: components["schemas"]["AppType"];
        };
        SignIn: {
            email: components["schemas"]["Email"];
            password: string;
            /** @description Whether the session lasts 400 days instead of one. */
            stayConnected?: boolean;
        };
        UpdateLanguage: {
            /** @description Only for older backends; this server identifies the user by the session. */
            id?: components["schemas"]["Id"];
            language: components["schemas"]["Language"];
        };
        /** @description The data that the browser stores about the signed-in customer. */
        SessionUser: {
            _id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            fullName: components["schemas"]["FullName"];
            language: components["schemas"]["Language"];
            enableEmailNotifications: boolean;
            blacklisted: boolean;
            avatar?: components["schemas"]["FileName"];
        };
        /** @description The user's own account. Never contains a password or its hash. */
        UserProfile: {
            _id: components["schemas"]["Id"];
            type: components["schemas"]["UserType"];
            /** @description The supplier for which this account works. */
            supplier?: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            fullName: components["schemas"]["FullName"];
            phone?: string | null;
            birthDate?: components["schemas"]["BirthDate"] | null;
            location?: string | null;
            bio?: string | null;
            avatar?: components["schemas"]["FileName"];
            license?: components["schemas"]["FileName"];
            language: components["schemas"]["Language"];
            verified: boolean;
            blacklisted: boolean;
            enableEmailNotifications: boolean;
            /** @description A supplier's setting. */
            payLater?: boolean;
            /** @description A supplier's setting. */
            licenseRequired?: boolean;
            /** @description A supplier's setting. */
            minimumRentalDays?: number | null;
            priceChangeRate?: components["schemas"]["PriceChangeRate"];
            /** @description A supplier's setting. */
            supplierCarLimit?: number | null;
            /** @description The customer's id at the payment provider. */
            customerId?: string | null;
        };
        Setting: {
            _id: components["schemas"]["Id"];
            /** @description The minimum number of hours between booking and pick-up. */
            minPickupHours: number;
            /** @description The minimum rental, in hours. */
            minRentalHours: number;
            /** @description The first hour of the day for pick-up and drop-off. */
            minPickupDropoffHour: number;
            /** @description The last hour of the day for pick-up and drop-off. */
            maxPickupDropoffHour: number;
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
            /** @description The lowest daily price of each range that has cars. */
            fleet?: components["schemas"]["FleetPrice"][];
            choice?: components["schemas"]["FleetChoice"];
        };
        /** @description The current size of the fleet. Counts only cars that can be rented. */
        FleetChoice: {
            cars: number;
            /** @description The number of suppliers with such a car. */
            suppliers: number;
            /** @description The number of locations with such a car. */
            locations: number;
            /** @description The number of cars with free cancellation. */
            freeCancellation: number;
        };
        FleetPrice: {
            range: components["schemas"]["CarRange"];
            dailyPrice: components["schemas"]["Amount"];
        };
        /** @description A name in one language. */
        LocationValue: {
            _id: components["schemas"]["Id"];
            language: components["schemas"]["Language"];
            value: string;
        };
        LocationValues: components["schemas"]["LocationValue"][];
        Latitude: number | null;
        Longitude: number | null;
        Country: {
            _id: components["schemas"]["Id"];
            name: string;
            values?: components["schemas"]["LocationValues"];
            code?: components["schemas"]["CountryCode"];
        };
        ParkingSpot: {
            _id: components["schemas"]["Id"];
            latitude: number;
            longitude: number;
            name: string;
            values?: components["schemas"]["LocationValues"];
        };
        /**
         * @description A quarter is part of another location.
         * @enum {string}
         */
        LocationKind: "airport" | "station" | "port" | "town" | "quarter";
        /** @description The number of cars that can be rented at the location and its children. */
        CarCount: number;
        /** @description A location in a list. */
        LocationRow: {
            _id: components["schemas"]["Id"];
            name: string;
            country: components["schemas"]["Country"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            image?: components["schemas"]["FileName"];
            parentLocation?: components["schemas"]["Id"];
            timeZone?: components["schemas"]["TimeZone"];
            kind?: components["schemas"]["LocationKind"];
            cars?: components["schemas"]["CarCount"];
        };
        LocationPage: [
            {
                resultData: components["schemas"]["LocationRow"][];
                pageInfo: components["schemas"]["PageInfos"];
            }
        ];
        /** @description A location on the map. */
        LocationWithPosition: {
            _id: components["schemas"]["Id"];
            name: string;
            country: components["schemas"]["Id"];
            latitude: number;
            longitude: number;
            image?: components["schemas"]["FileName"];
            parentLocation?: components["schemas"]["Id"];
            timeZone?: components["schemas"]["TimeZone"];
        };
        /** @description A location with all its details. */
        LocationDetail: {
            _id: components["schemas"]["Id"];
            name: string;
            values?: components["schemas"]["LocationValues"];
            country: components["schemas"]["Country"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            image?: components["schemas"]["FileName"];
            parkingSpots?: components["schemas"]["ParkingSpot"][];
            parentLocation?: components["schemas"]["ParentLocation"];
            /** @description Set if the location belongs to one supplier. */
            supplier?: components["schemas"]["Supplier"];
            timeZone?: components["schemas"]["TimeZone"];
            /** @description The lowest daily price of each range that has cars at the location or its children. */
            fleet?: components["schemas"]["FleetPrice"][];
        };
        ParentLocation: {
            _id: components["schemas"]["Id"];
            name: string;
            values?: components["schemas"]["LocationValues"];
            country?: components["schemas"]["Id"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            image?: components["schemas"]["FileName"];
        };
        /** @description A location within its country. */
        CountryLocation: {
            _id: components["schemas"]["Id"];
            name: string;
            country: components["schemas"]["Id"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            image?: components["schemas"]["FileName"];
            parentLocation?: components["schemas"]["Id"];
            timeZone?: components["schemas"]["TimeZone"];
            kind?: components["schemas"]["LocationKind"];
            /** @description The lowest daily price at the location; null if it has no cars. */
            dailyPrice?: components["schemas"]["Amount"] | null;
            cars?: components["schemas"]["CarCount"];
        };
        CountryWithLocations: {
            _id: components["schemas"]["Id"];
            name: string;
            code?: components["schemas"]["CountryCode"];
            locationsSize: components["schemas"]["Count"];
            locations: components["schemas"]["CountryLocation"][];
        };
        /** @description The percentage added to rental, extras and deposit; may be negative. */
        PriceChangeRate: number | null;
        Supplier: {
            _id: components["schemas"]["Id"];
            fullName: string;
            avatar?: components["schemas"]["FileName"];
        };
        /** @description A supplier with the facts that help customers choose. */
        SupplierOnList: components["schemas"]["Supplier"] & {
            carCount?: components["schemas"]["Count"];
            /** @description The mean rating of its rated cars, to one decimal; null if no car is rated. */
            rating?: number | null;
            /** @description Whether paying at pick-up is allowed. */
            payLater?: boolean;
            /** @description Whether a driving license must be uploaded. */
            licenseRequired?: boolean;
            /** @description The supplier's minimum rental, in days. */
            minimumRentalDays?: number | null;
            /** @description The location where it has the most cars; null if it has no cars. */
            location?: components["schemas"]["Id"] | null;
        };
        SupplierWithCars: components["schemas"]["Supplier"] & {
            carCount: components["schemas"]["Count"];
        };
        /** @description The supplier of a car in a list. */
        SupplierOfCar: components["schemas"]["Supplier"] & {
            priceChangeRate?: components["schemas"]["PriceChangeRate"];
        };
        /** @description The supplier of a car, with its rules for bookings. */
        SupplierRules: components["schemas"]["SupplierOfCar"] & {
            /** @description Whether paying at pick-up is allowed. */
            payLater: boolean;
            /** @description Whether a driving license must be uploaded. */
            licenseRequired?: boolean;
            /** @description The supplier's minimum rental, in days. */
            minimumRentalDays?: number | null;
        };
        /** @description The supplier of a booking, with contact details for the customer. */
        BookedSupplier: components["schemas"]["SupplierRules"] & {
            /** @description A phone number that can be dialed; spaces have no meaning. */
            phone?: string | null;
            /** @description The address of the supplier's office. */
            location?: string | null;
            /** @description How long the supplier keeps a car for a late driver; null if unknown. */
            keepsCarMinutes?: number | null;
        };
        /** @description Versions are numbered per supplier. */
        ConditionsVersion: number;
        /** @description The most that a customer pays for damage to the car. If a protection is absent, its effect is not stated. */
        Excess: {
            withoutCover: components["schemas"]["Amount"];
            collisionDamageWaiver?: components["schemas"]["Amount"];
            fullInsurance?: components["schemas"]["Amount"];
        };
        /** @description How the deposit can be paid at the counter; empty if the supplier does not state it. */
        DepositMethods: ("creditCard" | "debitCard" | "cash")[];
        /** @description A summary of the conditions for a car. */
        CarConditions: {
            version: components["schemas"]["ConditionsVersion"];
            excess: components["schemas"]["Excess"];
            depositMethods: components["schemas"]["DepositMethods"];
        };
        /** @description A supplier's conditions. Fields that the supplier does not state are absent. */
        RentalConditions: {
            supplier: components["schemas"]["Supplier"];
            version: components["schemas"]["ConditionsVersion"];
            latestVersion: components["schemas"]["ConditionsVersion"];
            since: components["schemas"]["Instant"];
            /** @description Terms that differ by car. The first group applies to all cars that are in no other group. */
            groups: {
                ranges: components["schemas"]["CarRange"][];
                excess: components["schemas"]["Excess"];
                /** @description Charged for each kilometre above the limit. */
                extraKilometre?: components["schemas"]["Amount"];
            }[];
            /** @description Charged in addition to the fuel. */
            refuellingFee?: components["schemas"]["Amount"];
            border?: {
                /** @description Other countries in which the car may be driven; empty if none. */
                countries: string[];
                fee?: components["schemas"]["Amount"];
            };
            lateReturn?: {
                graceMinutes: number;
                hourlyFee?: components["schemas"]["Amount"];
            };
            depositMethods: components["schemas"]["DepositMethods"];
            documents: ("drivingLicense" | "internationalPermit" | "identityCard" | "passport" | "voucher" | "creditCard")[];
            youngDriver?: {
                /** @description Drivers below this age pay the fee. */
                under: number;
                dailyFee: components["schemas"]["Amount"];
            };
            /** @description Other conditions, as plain text in the requested language. */
            note?: string;
        };
        DateBasedPrice: {
            _id?: components["schemas"]["Id"];
            /** @description The first day on which the price applies. */
            startDate: components["schemas"]["CalendarDate"];
            /** @description The last day on which the price applies. */
            endDate: components["schemas"]["CalendarDate"];
            dailyPrice: components["schemas"]["Amount"];
        };
        /** @description The fields that all views of a car share. Prices do not include the supplier's percentage. */
        Car: {
            _id: components["schemas"]["Id"];
            name: string;
            /** @description The driver's minimum age in years on the pick-up day. */
            minimumAge: number;
            dailyPrice: components["schemas"]["Amount"];
            discountedDailyPrice?: components["schemas"]["OptionalAmount"];
            hourlyPrice?: components["schemas"]["OptionalAmount"];
            discountedHourlyPrice?: components["schemas"]["OptionalAmount"];
            /** @description For three days. */
            biWeeklyPrice?: components["schemas"]["OptionalAmount"];
            discountedBiWeeklyPrice?: components["schemas"]["OptionalAmount"];
            /** @description For seven days. */
            weeklyPrice?: components["schemas"]["OptionalAmount"];
            discountedWeeklyPrice?: components["schemas"]["OptionalAmount"];
            /** @description For thirty days. */
            monthlyPrice?: components["schemas"]["OptionalAmount"];
            discountedMonthlyPrice?: components["schemas"]["OptionalAmount"];
            isDateBasedPrice?: boolean;
            /** @description 0 means no deposit. */
            deposit: components["schemas"]["Amount"];
            /** @description If false, the car is hidden from search. */
            available: boolean;
            fullyBooked?: boolean | null;
            comingSoon?: boolean | null;
            type: components["schemas"]["CarType"];
            gearbox: components["schemas"]["GearboxType"];
            aircon: boolean;
            image?: components["schemas"]["FileName"];
            seats: number;
            doors: number;
            fuelPolicy: components["schemas"]["FuelPolicy"];
            /** @description Kilometres per day; -1 means unlimited. */
            mileage: number;
            /** @description Charged once. */
            cancellation: components["schemas"]["OptionPrice"];
            /** @description Charged once. */
            amendments: components["schemas"]["OptionPrice"];
            /** @description Charged per day. */
            theftProtection: components["schemas"]["OptionPrice"];
            /** @description Charged per day. */
            collisionDamageWaiver: components["schemas"]["OptionPrice"];
            /** @description Charged per day. */
            fullInsurance: components["schemas"]["OptionPrice"];
            /** @description Charged per day. */
            additionalDriver: components["schemas"]["OptionPrice"];
            range: components["schemas"]["CarRange"];
            multimedia: components["schemas"]["CarMultimedia"][];
            rating?: number | null;
            trips?: number;
            /** @description Grams per kilometre. */
            co2?: number | null;
        };
        /** @description A car in a search. */
        CarRow: components["schemas"]["Car"] & {
            supplier: components["schemas"]["SupplierOfCar"];
            locations?: components["schemas"]["Id"][];
            dateBasedPrices: components["schemas"]["DateBasedPrice"][];
            /** @description The price of the rental on the requested dates, including the supplier's percentage but not extras and deposit. */
            total?: components["schemas"]["Amount"];
            priceLines?: components["schemas"]["PriceLines"];
            availability?: components["schemas"]["DateAvailability"];
        };
        /** @description A car on its own page. */
        CarDetail: components["schemas"]["Car"] & {
            supplier: components["schemas"]["SupplierRules"];
            locations: components["schemas"]["CarLocation"][];
            dateBasedPrices: components["schemas"]["DateBasedPrice"][];
            availability?: components["schemas"]["DateAvailability"];
            ownBooking?: components["schemas"]["OwnBooking"];
            /** @description Absent if the supplier has none. */
            conditions?: components["schemas"]["CarConditions"];
        };
        /** @description The caller's own booking of this car on the requested dates: a customer's, or a guest's in the browser that made it. Absent for all other users. While it is `void`, the car counts as free for the caller. */
        OwnBooking: {
            _id: components["schemas"]["Id"];
            status: components["schemas"]["BookingStatus"];
            /** @description The latest payment, whose status can be checked with this id. */
            sessionId?: components["schemas"]["ProviderId"];
            provider?: components["schemas"]["PaymentProvider"];
        };
        /** @description A location where the car can be picked up. */
        CarLocation: {
            _id: components["schemas"]["Id"];
            name: string;
            values?: components["schemas"]["LocationValues"];
            country?: components["schemas"]["Id"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            timeZone?: components["schemas"]["TimeZone"];
        };
        /** @description One line of a bill, including the supplier's percentage. `amount` is rounded once; the amounts add up exactly to the price that they explain. If there is a `deposit` line, it is the last one. */
        PriceLine: {
            kind: components["schemas"]["PriceLineKind"];
            quantity: number;
            unitPrice: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
            /** @description The first day of a `dateRange`. */
            from?: components["schemas"]["CalendarDate"];
            /** @description The last day of a `dateRange`. */
            to?: components["schemas"]["CalendarDate"];
        };
        PriceLines: components["schemas"]["PriceLine"][];
        /** @description Filters only if true. */
        CarSpecs: {
            aircon?: boolean;
            /** @description Four or more doors; the name comes from BookCars. */
            moreThanFourDoors?: boolean;
            moreThanFiveSeats?: boolean;
        };
        /** @description The fields shared by the searches for cars and for suppliers. */
        CarCriteria: {
            /** @description The location; its direct children are also searched. */
            pickupLocation: components["schemas"]["Id"];
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
            /** @description Matches any of these. */
            carType: components["schemas"]["CarType"][];
            /** @description Matches any of these. */
            gearbox: components["schemas"]["GearboxType"][];
            /** @description Matches any of these. */
            fuelPolicy?: components["schemas"]["FuelPolicy"][];
            /** @description No filter if both or absent; an empty list finds nothing. */
            mileage?: components["schemas"]["MileageType"][];
            /** @description The maximum deposit, in the base currency; no filter if -1 or 0. */
            deposit?: number;
            carSpecs?: components["schemas"]["CarSpecs"];
            /** @description Matches any of these; an empty list finds nothing. */
            ranges?: components["schemas"]["CarRange"][];
            /** @description Matches only cars with all of these. */
            multimedia?: components["schemas"]["CarMultimedia"][];
            /** @description The minimum rating; no filter if -1. */
            rating?: number;
            /** @description The exact number of seats; 6 means more than five; no filter if -1. */
            seats?: number;
            /** @description Ignored. */
            availability?: components["schemas"]["Availability"][];
            /** @description The maximum price per started day on these dates, in the base currency; no filter if -1 or 0. */
            pricePerDay?: number;
            /** @description Matches only cars that include all of these free of charge. */
            included?: components["schemas"]["IncludedExtra"][];
            /** @description Also finds cars that are fully booked or taken on these dates. */
            includeAlreadyBookedCars?: boolean;
            includeComingSoonCars?: boolean;
        };
        /** @description A car search that does not filter by supplier. */
        SupplierSearch: components["schemas"]["CarCriteria"] & Record<string, never>;
        CarSearch: components["schemas"]["CarCriteria"] & {
            /** @description Matches any of these; an empty list finds nothing. */
            suppliers: components["schemas"]["Id"][];
            /** @description Recommended, cheapest on the dates, best rated, or largest first. */
            sort?: components["schemas"]["CarSort"];
        };
        /** @description For every filter, the number of cars that each option would match with the other filters unchanged. Keys are the values that requests use. */
        CarFacets: {
            suppliers: components["schemas"]["Counts"];
            ranges: components["schemas"]["Counts"];
            /** @description Keys: 50, 100, 150, 250. */
            pricePerDay: components["schemas"]["Counts"];
            /** @description Key: cancellation. */
            included: components["schemas"]["Counts"];
            /** @description Keys: 1, 2, 3, 4. */
            rating: components["schemas"]["Counts"];
            /** @description Keys: 2, 4, 5, 6. */
            seats: components["schemas"]["Counts"];
            /** @description Keys: aircon, moreThanFourDoors, moreThanFiveSeats. */
            carSpecs: components["schemas"]["Counts"];
            multimedia: components["schemas"]["Counts"];
            carType: components["schemas"]["Counts"];
            gearbox: components["schemas"]["Counts"];
            /** @description Keys: limited, unlimited. */
            mileage: components["schemas"]["Counts"];
            fuelPolicy: components["schemas"]["Counts"];
            /** @description Keys: 250, 500, 750; each count includes cars without a deposit. A page may offer other amounts, which have no count. */
            deposit: components["schemas"]["Counts"];
        };
        /** @description The price of the cheapest car of each range on the dates, with the other filters unchanged. */
        LowestTotals: {
            [key: string]: components["schemas"]["Amount"];
        };
        /** @description If nothing is found, the filter that excludes the most cars, and the number of cars without it. */
        WidestFilter: {
            filter: components["schemas"]["CarFilter"];
            without: components["schemas"]["Count"];
        };
        CarPage: [
            {
                resultData: components["schemas"]["CarRow"][];
                pageInfo: components["schemas"]["PageInfos"];
                facets?: components["schemas"]["CarFacets"];
                lowestTotals?: components["schemas"]["LowestTotals"];
                widest?: components["schemas"]["WidestFilter"];
            }
        ];
        NearbySearch: components["schemas"]["CarCriteria"] & {
            /** @description Matches any of these; all suppliers if absent. */
            suppliers?: components["schemas"]["Id"][];
        };
        /** @description The results of the same search on other days and at other locations. Only bookable cars count. */
        NearbyOffers: {
            /** @description The requested days, and those from three days earlier to three days later, except days that can no longer be booked. */
            days: {
                from: components["schemas"]["Instant"];
                to: components["schemas"]["Instant"];
                cars: components["schemas"]["Count"];
                /** @description The price of the cheapest car; scooters, buses and trucks count only if the search requests them or finds nothing else. Absent if there is no car. */
                lowestTotal?: components["schemas"]["Amount"];
            }[];
            /** @description Locations with a car, nearest first. */
            locations: {
                _id: components["schemas"]["Id"];
                name: string;
                /** @description In a straight line. */
                kilometres: number;
                cars: components["schemas"]["Count"];
                /** @description Computed as for a day. */
                lowestTotal: components["schemas"]["Amount"];
            }[];
        };
        /** @description A driver without a session; the call creates an account. */
        GuestDriver: {
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            fullName: components["schemas"]["PersonName"];
            birthDate: components["schemas"]["BirthDate"];
            language: components["schemas"]["Language"];
            /** @description The name of the temporary file that the upload returned. */
            license?: components["schemas"]["FileName"];
        };
        AdditionalDriver: {
            fullName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            birthDate: components["schemas"]["BirthDate"];
        };
        /** @description The person who drives instead of the customer, and gets the voucher by email in the given language. */
        MainDriver: components["schemas"]["AdditionalDriver"] & {
            language: components["schemas"]["Language"];
            /** @description The name of the temporary file that the upload returned. */
            license?: components["schemas"]["FileName"];
        };
        /** @description The chosen extras. */
        BookingOptions: {
            cancellation?: boolean;
            amendments?: boolean;
            theftProtection?: boolean;
            collisionDamageWaiver?: boolean;
            fullInsurance?: boolean;
            additionalDriver?: boolean;
        };
        BookingInput: components["schemas"]["BookingOptions"] & {
            supplier: components["schemas"]["Id"];
            car: components["schemas"]["Id"];
            /** @description Only for older backends; this server identifies the user by the session. */
            driver?: components["schemas"]["Id"];
            pickupLocation: components["schemas"]["Id"];
            dropOffLocation: components["schemas"]["Id"];
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
            /** @description Only for older backends; this server sets the status itself. */
            status?: components["schemas"]["BookingStatus"];
            /** @description The amount of the chosen payment that the customer saw: the deposit, the rental, or both. If the customer pays later, the rental with its extras. */
            price: components["schemas"]["Amount"];
            /** @description The deposit is paid online. */
            isDeposit?: boolean;
            /** @description The rental and the deposit are paid online. */
            isPayedInFull?: boolean;
        };
        Checkout: {
            driver?: components["schemas"]["GuestDriver"];
            booking: components["schemas"]["BookingInput"];
            /** @description Required if `booking.additionalDriver` is true, ignored otherwise. */
            additionalDriver?: components["schemas"]["AdditionalDriver"];
            mainDriver?: components["schemas"]["MainDriver"];
            payLater: boolean;
            /** @description Whether the online payment is made with PayPal. */
            payPal?: boolean;
            sessionId?: components["schemas"]["ProviderId"];
            customerId?: components["schemas"]["ProviderId"];
            paymentIntentId?: components["schemas"]["ProviderId"];
            /** @description The version of the conditions that the customer saw; defaults to the newest one. */
            conditionsVersion?: components["schemas"]["ConditionsVersion"];
        };
        CheckoutAnswer: {
            bookingId: components["schemas"]["Id"];
            status?: components["schemas"]["BookingStatus"];
            /** @description The amount of the chosen payment. */
            price?: components["schemas"]["Amount"];
            /** @description The end of the payment window. */
            expiresAt?: components["schemas"]["Instant"];
            /** @description The full booking, for the confirmation. */
            booking?: components["schemas"]["BookingDetail"];
        };
        BookingsQuery: {
            /** @description Matches any of these. */
            suppliers: components["schemas"]["Id"][];
            /** @description Matches any of these. */
            statuses: components["schemas"]["BookingStatus"][];
            car?: components["schemas"]["Id"];
            /** @description A customer can only specify their own id. */
            user?: components["schemas"]["Id"];
            /**
             * @description `upcoming` lists rentals that have not ended, next pick-up first; `past` lists those that have, latest pick-up first.
             * @enum {string}
             */
            when?: "upcoming" | "past";
            filter?: components["schemas"]["BookingsFilter"];
        };
        BookingsFilter: {
            /** @description Matches rentals that start at this time or later. */
            from?: components["schemas"]["Instant"];
            /** @description Matches rentals that end at this time or earlier. */
            to?: components["schemas"]["Instant"];
            /** @description Matches rentals that overlap this day; replaces `from`. */
            dateBetween?: components["schemas"]["Instant"];
            pickupLocation?: components["schemas"]["Id"];
            dropOffLocation?: components["schemas"]["Id"];
            /** @description The id or reference of a booking, or part of the name of its supplier, driver or car. */
            keyword?: string;
        } | null;
        BookingLocation: {
            _id: components["schemas"]["Id"];
            name: string;
            values?: components["schemas"]["LocationValues"];
            country?: components["schemas"]["Id"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            image?: components["schemas"]["FileName"];
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Only in the detail of a booking: the parent location and the country. */
            area?: string;
        };
        /** @description The unique reference that is shown to users, without 0, O, 1 and I. */
        BookingReference: string;
        /** @description The fields shared by the row and the detail of a booking. */
        BookingFacts: components["schemas"]["BookingOptions"] & {
            _id: components["schemas"]["Id"];
            reference?: components["schemas"]["BookingReference"];
            pickupLocation: components["schemas"]["BookingLocation"];
            dropOffLocation: components["schemas"]["BookingLocation"];
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
            status: components["schemas"]["BookingStatus"];
            /** @description Whether the customer has requested a cancellation. */
            cancelRequest: boolean;
            /** @description The amount of the chosen payment. */
            price: components["schemas"]["Amount"];
            /** @description The customer chose to pay the deposit online. */
            isDeposit?: boolean;
            /** @description The customer chose to pay the rental and the deposit online. */
            isPayedInFull?: boolean;
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
            /** @description The number of started 24-hour periods. */
            days?: number;
            /** @description The deposit, including the supplier's percentage. */
            deposit?: components["schemas"]["Amount"];
            /** @description The rental and extras, without the deposit. */
            totalPrice?: components["schemas"]["Amount"];
            /** @description The amount paid online and not refunded. If it is less than `price`, the booking is partly paid; an excess over `totalPrice` plus `deposit` is refunded at pick-up. */
            paidOnline?: components["schemas"]["Amount"];
            timeZone?: components["schemas"]["TimeZone"];
            /** @description The end of a void booking's payment window. */
            expiresAt?: components["schemas"]["Instant"];
        };
        /** @description The car in a list of bookings. */
        BookingCarRow: {
            _id: components["schemas"]["Id"];
            name: string;
            supplier?: components["schemas"]["Id"];
            image?: components["schemas"]["FileName"];
            range?: components["schemas"]["CarRange"];
        };
        BookingDriverRow: {
            _id: components["schemas"]["Id"];
            fullName?: components["schemas"]["FullName"];
        };
        /** @description A booking in a list. */
        BookingRow: components["schemas"]["BookingFacts"] & {
            supplier: components["schemas"]["SupplierOfCar"];
            car: components["schemas"]["BookingCarRow"];
            driver: components["schemas"]["BookingDriverRow"];
            /** @description The person who drives, if not the customer who booked. */
            mainDriverName?: components["schemas"]["FullName"];
        };
        BookingPage: [
            {
                resultData: components["schemas"]["BookingRow"][];
                pageInfo: components["schemas"]["PageInfos"];
            }
        ];
        /** @description The car of a booking. */
        BookingCar: components["schemas"]["Car"] & {
            supplier: components["schemas"]["SupplierRules"];
        };
        /** @description The customer of the booking. Never contains a password hash. */
        BookingDriver: {
            _id: components["schemas"]["Id"];
            fullName: components["schemas"]["FullName"];
            /** @description Empty, like the phone number and the birth date, if the reader is the main driver. */
            email: components["schemas"]["Email"] | "";
            phone?: string | null;
            birthDate?: components["schemas"]["BirthDate"] | null;
            /** @description Only for staff; fetch it from /api/licenses/{name}. */
            license?: components["schemas"]["FileName"];
        };
        /** @description Contains only the name if the reader is the main driver. */
        BookingAdditionalDriver: {
            _id?: components["schemas"]["Id"];
            fullName: components["schemas"]["FullName"];
            email?: components["schemas"]["Email"];
            phone?: components["schemas"]["Phone"];
            birthDate?: components["schemas"]["BirthDate"];
        };
        BookingMainDriver: {
            fullName: components["schemas"]["FullName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            birthDate: components["schemas"]["BirthDate"];
            language: components["schemas"]["Language"];
            /** @description Only for staff; fetch it from /api/licenses/{name}. */
            license?: components["schemas"]["FileName"];
        };
        BookingEvent: {
            kind: components["schemas"]["BookingEventKind"];
            at: components["schemas"]["Instant"];
        };
        /** @description A note from the customer to the rental company; plain text, line breaks allowed. */
        BookingNote: string | null;
        /** @description How and when the driver arrives at the pick-up. */
        TripDetails: {
            travelNumber: components["schemas"]["TravelNumber"];
            note: components["schemas"]["BookingNote"];
            expectedArrival: components["schemas"]["Instant"] | null;
            /** @description When the driver last reported a delay. */
            delayReported: components["schemas"]["Instant"] | null;
            delayNote: components["schemas"]["BookingNote"];
        };
        /** @description The flight or train number. */
        TravelNumber: string | null;
        UpdateTripDetails: {
            travelNumber?: components["schemas"]["TravelNumber"];
            note?: components["schemas"]["BookingNote"];
            /** @description Must be in the future and before the drop-off. */
            expectedArrival?: components["schemas"]["Instant"] | null;
        };
        ReportDelay: {
            /** @description Must be in the future, after the pick-up time, and before the drop-off. */
            expectedArrival: components["schemas"]["Instant"];
            note?: components["schemas"]["BookingNote"];
        };
        /** @description Plain text, line breaks allowed. */
        MessageText: string;
        BookingMessage: {
            _id: components["schemas"]["Id"];
            /**
             * @description Administrators write on behalf of the supplier.
             * @enum {string}
             */
            author: "customer" | "supplier";
            text: components["schemas"]["MessageText"];
            sentAt: components["schemas"]["Instant"];
        };
        BookingMessages: {
            messages: components["schemas"]["BookingMessage"][];
            /** @description From this time on, messages are read-only: 30 days after the drop-off or an earlier cancellation. */
            closesAt: components["schemas"]["Instant"];
        };
        SendMessage: {
            text: components["schemas"]["MessageText"];
        };
        /** @description A booking on its own page. */
        BookingDetail: components["schemas"]["BookingFacts"] & {
            supplier: components["schemas"]["BookedSupplier"];
            car: components["schemas"]["BookingCar"];
            driver: components["schemas"]["BookingDriver"];
            _additionalDriver?: components["schemas"]["BookingAdditionalDriver"] | null;
            /** @description The person who drives, if not the customer who booked. */
            mainDriver?: components["schemas"]["BookingMainDriver"] | null;
            /** @description Whether the reader is the main driver, with a mailed link. If so, payments, documents and messages are absent. */
            isForDriver?: boolean;
            /** @description The booking was made without an account. A visitor who can read it can also change or cancel it. */
            isGuest?: boolean;
            /** @description The lines add up to the rental with its extras; a deposit line is not part of the sum. */
            priceLines?: components["schemas"]["PriceLines"];
            /** @description Oldest first. */
            timeline?: components["schemas"]["BookingEvent"][];
            /** @description The payments received, oldest first. */
            payments?: components["schemas"]["BookingPayment"][];
            tripDetails?: components["schemas"]["TripDetails"];
            /** @description The version of the supplier's conditions under which the booking was made; absent if there were none. */
            conditionsVersion?: components["schemas"]["ConditionsVersion"];
            /** @description The deposit methods in these conditions; absent if there were none. */
            depositMethods?: components["schemas"]["DepositMethods"];
            /** @description Only for the customer and admins; absent if there are no documents and none is expected. */
            documents?: components["schemas"]["BookingDocuments"];
        };
        /** @description The documents that the operator issues about a booking, if its legal name, address and tax number are configured: a receipt for each payment, an invoice after the rental, and a credit note for each refund. */
        BookingDocuments: {
            /** @description Oldest first. */
            issued: components["schemas"]["BookingDocument"][];
            /**
             * @description The next document, and the event for which it waits.
             * @enum {string}
             */
            next?: "invoiceAfterRental" | "invoiceAfterRefund" | "creditNoteAfterRefund";
        };
        BookingDocument: {
            _id: components["schemas"]["Id"];
            /**
             * @description A correction is a credit note; its amount is negative.
             * @enum {string}
             */
            kind: "receipt" | "invoice" | "correction";
            /** @description For example `INV-2026-000042`; there are no gaps within a series. */
            number: string;
            issuedAt: components["schemas"]["Instant"];
            amount: components["schemas"]["SignedAmount"];
            currency: components["schemas"]["Currency"];
        };
        UpdateBooking: {
            booking: components["schemas"]["BookingInput"] & {
                _id: components["schemas"]["Id"];
            };
            additionalDriver?: components["schemas"]["AdditionalDriver"];
        };
        BookingIdList: components["schemas"]["Id"][];
        BookingIds: {
            ids: components["schemas"]["BookingIdList"];
        };
        UpdateBookingStatus: components["schemas"]["BookingIds"] & {
            status: components["schemas"]["BookingStatus"];
        };
        CarsForBooking: {
            supplier: components["schemas"]["Id"];
            pickupLocation: components["schemas"]["Id"];
        };
        SupplierPage: [
            {
                resultData: components["schemas"]["SupplierWithCars"][];
                pageInfo: components["schemas"]["PageInfos"];
            }
        ];
        /** @description ISO 4217. */
        Currency: string;
        /** @description In units of the currency, such as 288.2 euros. */
        MajorUnits: MajorUnits;
        CheckoutSessionRequest: {
            amount: components["schemas"]["MajorUnits"];
            currency: components["schemas"]["Currency"];
            locale: string;
            receiptEmail: components["schemas"]["Email"];
            customerName: components["schemas"]["FullName"];
            name: string;
            description?: string;
            /** @description The void booking to be paid for. */
            bookingId?: components["schemas"]["Id"];
            /**
             * @description Defaults to the first of `payment-providers` that supports sessions.
             * @enum {string}
             */
            provider?: "stripe" | "sandbox";
        };
        CheckoutSession: {
            sessionId: components["schemas"]["ProviderId"];
            customerId: components["schemas"]["ProviderId"];
            clientSecret: string;
            provider?: components["schemas"]["PaymentProvider"];
            /** @description The amount that will actually be charged. */
            charge?: components["schemas"]["Charge"];
            /** @description The end of the payment window. */
            expiresAt?: components["schemas"]["Instant"];
        };
        /** @description In units of the currency; negative for refunds. */
        SignedAmount: MajorUnits;
        /** @description The amount requested from the customer's bank, and its equivalent in the base currency. */
        Charge: {
            amount: components["schemas"]["MajorUnits"];
            currency: components["schemas"]["Currency"];
            baseAmount: components["schemas"]["Amount"];
            baseCurrency: components["schemas"]["Currency"];
            /** @description The value of one unit of the base currency; 1 if the currencies are the same. */
            rate: number;
        };
        Refund: {
            amount: components["schemas"]["MajorUnits"];
            currency: components["schemas"]["Currency"];
        };
        /** @description A payment received for a booking. `refunding`: the refund is in progress; `refunded`: it is complete. */
        BookingPayment: {
            provider: components["schemas"]["PaymentProvider"];
            /** @enum {string} */
            status: "paid" | "refunding" | "refunded";
            charge: components["schemas"]["Charge"];
            /** @description When the payment was received. */
            at: components["schemas"]["Instant"];
            /** @description When the refund was complete. */
            refundedAt?: components["schemas"]["Instant"];
        };
        PaymentProviders: {
            providers: {
                name: components["schemas"]["PaymentProvider"];
                /** @description The public key for the provider's script; not secret. */
                publicKey?: string;
                /** @description Whether this is a test provider that moves no money; the page says so. */
                isTest: boolean;
            }[];
        };
        PaymentIntent: {
            paymentIntentId: components["schemas"]["ProviderId"];
            customerId: components["schemas"]["ProviderId"];
            clientSecret: string;
        };
        PayPalOrderRequest: {
            bookingId: components["schemas"]["Id"];
            amount: components["schemas"]["MajorUnits"];
            currency: components["schemas"]["Currency"];
            name: string;
            description: string;
        };
        Notification: {
            _id: components["schemas"]["Id"];
            user: components["schemas"]["Id"];
            /** @description In the requested language if `kind` is known; otherwise in the customer's language at the time. */
            message: string;
            /** @description The kind of event, such as `became-reserved` or `refunded`; null if unknown. */
            kind?: string | null;
            booking?: components["schemas"]["Id"] | null;
            car?: components["schemas"]["Id"] | null;
            isRead: boolean;
            createdAt: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
        };
        NotificationPage: [
            {
                resultData: components["schemas"]["Notification"][];
                pageInfo: components["schemas"]["PageInfos"];
            }
        ];
        NotificationCounter: {
            _id: components["schemas"]["Id"];
            user: components["schemas"]["Id"];
            /** @description The number of unread notifications. May be negative on older backends. */
            count: number;
        };
        NotificationIds: {
            /** @description Other users' ids are ignored. */
            ids: components["schemas"]["Id"][];
        };
        Html: string;
        /** @description The name of a file on the static host. */
        StoredFile: string;
        FileBytes: string;
        /** @description The secret of a mailed link. */
        LinkToken: string;
        SocialSignIn: {
            socialSignInType: components["schemas"]["SocialSignInType"];
            /** @description The ID token or, for Facebook, the access token. */
            accessToken: string;
            email: components["schemas"]["Email"];
            fullName?: components["schemas"]["FullName"];
            avatar?: components["schemas"]["FileName"];
            stayConnected?: boolean;
        };
        OpenBookingLink: {
            token: components["schemas"]["LinkToken"];
        };
        OpenedBookingLink: {
            bookingId: components["schemas"]["Id"];
        };
        MailBookingLink: {
            bookingId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
        };
        Activate: {
            userId: components["schemas"]["Id"];
            token: components["schemas"]["LinkToken"];
            password: components["schemas"]["Password"];
        };
        ResendVerification: {
            /** @description Only for older backends; this server identifies the user by the session. */
            email?: components["schemas"]["Email"];
        };
        /** @description Phone, location, bio and birth date are replaced, or cleared if absent. */
        UpdateUser: {
            /** @description Only for older backends; this server identifies the user by the session. */
            _id?: components["schemas"]["Id"];
            /** @description Ignored if empty. */
            fullName?: components["schemas"]["PersonName"] | string;
            phone?: string | null;
            location?: string | null;
            bio?: string | null;
            birthDate?: components["schemas"]["BirthDate"] | null;
            enableEmailNotifications?: boolean;
        };
        UpdateEmailNotifications: {
            /** @description Only for older backends; this server identifies the user by the session. */
            _id?: components["schemas"]["Id"];
            enableEmailNotifications: boolean;
        };
        ChangePassword: {
            /** @description Only for older backends; this server identifies the user by the session. */
            _id?: components["schemas"]["Id"];
            /** @description The current password; required if the account has one. */
            password?: string | null;
            newPassword: components["schemas"]["Password"];
            /** @description Verify the current password. This server always does, if the account has one. */
            strict?: boolean;
        };
        SendEmail: {
            from: components["schemas"]["Email"];
            /** @description Only for older backends; ignored by this server. */
            to?: components["schemas"]["Email"];
            subject: string;
            /** @description Empty in requests from the newsletter form. */
            message: string;
            /** @description An extension: the language of the email to `from`. */
            language?: components["schemas"]["Language"];
            /** @description If true, `from` gets a confirmation of the message; if false, a link that confirms the subscription. */
            isContactForm: boolean;
        };
        AvatarUpload: {
            /** @description jpg, jpeg, png, webp, gif, bmp or tiff. */
            image: string;
        };
        LicenseUpload: {
            /** @description jpg, jpeg, png, webp, gif, bmp, tiff or pdf. */
            file: string;
        };
    };
    responses: {
        /** @description The call succeeded. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example OK */
                "text/plain": components["schemas"]["Ok"];
            };
        };
        /** @description The request does not match this contract (`invalid-request`), and `errors` lists the invalid parts. Or the browser has not passed the bot check (`bot-check-missing`, an extension): if a bot check is configured, sign-up, checkout, contact and password reset require the cookie set by `verify-recaptcha`, which is valid for one request and its retries. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/invalid-request",
                 *       "title": "The request is not valid.",
                 *       "status": 400,
                 *       "code": "invalid-request",
                 *       "errors": [
                 *         {
                 *           "in": "body",
                 *           "pointer": "/email",
                 *           "code": "wrong-format"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "invalid-request" | "malformed-json" | "bot-check-missing";
                };
            };
        };
        /** @description The session is missing or has ended (`unauthenticated`), or the account is blacklisted (`suspended`). */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "unauthenticated" | "suspended";
                };
            };
        };
        /** @description The request comes from another site's page (`foreign-origin`). */
        ForeignPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/foreign-origin",
                 *       "title": "This page may not call here.",
                 *       "status": 403,
                 *       "code": "foreign-origin"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "foreign-origin";
                };
            };
        };
        /** @description The user is signed in, but the resource belongs to another user or requires another role (`forbidden`); or another site's page has sent a request that does more than read (`foreign-origin`). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "forbidden" | "foreign-origin";
                };
            };
        };
        /** @description The `Idempotency-Key` was already used with another body (`key-reused`). */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/key-reused",
                 *       "title": "This attempt has already made a booking.",
                 *       "status": 409,
                 *       "code": "key-reused"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "key-reused";
                };
            };
        };
        /** @description The booking does not exist or belongs to another user (`not-found`). */
        BookingNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-found",
                 *       "title": "Nothing is here.",
                 *       "status": 404,
                 *       "code": "not-found"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-found";
                };
            };
        };
        /** @description The document does not exist or belongs to another user (`not-found`). */
        DocumentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-found",
                 *       "title": "Nothing is here.",
                 *       "status": 404,
                 *       "code": "not-found"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-found";
                };
            };
        };
        /** @description The email address already has an account (`email-taken`). */
        EmailTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "email-taken";
                };
            };
        };
        /** @description The data has changed: `car-taken` (with `bookingId` if it is the caller's own booking), `car-unavailable`, `price-changed` (with `price`), `key-reused` (with `bookingId`), `email-taken`. */
        BookingConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "car-taken" | "car-unavailable" | "price-changed" | "key-reused" | "email-taken";
                };
            };
        };
        /** @description The data has changed: `car-taken`, `car-unavailable`, `price-changed` (with `price`). */
        ChangeConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "car-taken" | "car-unavailable" | "price-changed";
                };
            };
        };
        /** @description The data has changed: `price-changed` (with `price` and `charge`), `already-paid` and `key-reused` (with `bookingId`). */
        PaymentConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "price-changed" | "already-paid" | "key-reused";
                };
            };
        };
        /** @description The link is genuine but no longer valid: it is more than a day old (`link-expired`), has been used (`link-used`), or was replaced by a newer one (`link-replaced`). */
        LinkOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "link-expired" | "link-used" | "link-replaced";
                };
            };
        };
        /** @description The picture. */
        AvatarFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example the bytes */
                "image/jpeg": components["schemas"]["FileBytes"];
                /** @example the bytes */
                "image/png": components["schemas"]["FileBytes"];
                /** @example the bytes */
                "image/webp": components["schemas"]["FileBytes"];
                /** @example the bytes */
                "image/gif": components["schemas"]["FileBytes"];
                /** @example the bytes */
                "image/bmp": components["schemas"]["FileBytes"];
                /** @example the bytes */
                "image/tiff": components["schemas"]["FileBytes"];
            };
        };
        /** @description The document. Never cached. */
        DocumentPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example the page */
                "text/html": components["schemas"]["FileBytes"];
            };
        };
        /** @description The document. Never cached. */
        DocumentPdf: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example the bytes */
                "application/pdf": components["schemas"]["FileBytes"];
            };
        };
        /** @description The license. */
        LicenseFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example the bytes */
                "application/pdf": components["schemas"]["FileBytes"];
                /** @example the bytes */
                "image/jpeg": components["schemas"]["FileBytes"];
                /** @example the bytes */
                "image/png": components["schemas"]["FileBytes"];
                /** @example the bytes */
                "image/webp": components["schemas"]["FileBytes"];
                /** @example the bytes */
                "image/gif": components["schemas"]["FileBytes"];
                /** @example the bytes */
                "image/bmp": components["schemas"]["FileBytes"];
                /** @example the bytes */
                "image/tiff": components["schemas"]["FileBytes"];
            };
        };
        /** @description The body is larger than this call accepts (`too-large`). */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-large",
                 *       "title": "The request is too large.",
                 *       "status": 413,
                 *       "code": "too-large"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-large";
                };
            };
        };
        /** @description The call does not accept the media type of the body (`unsupported-media-type`). */
        WrongMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unsupported-media-type",
                 *       "title": "Send JSON.",
                 *       "status": 415,
                 *       "code": "unsupported-media-type"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "unsupported-media-type";
                };
            };
        };
        /** @description A business rule forbids the request: `too-young`, `too-early`, `too-short`, `closed-at-that-hour`, `method-unavailable`, `online-payment-barred`, `option-unavailable`, `licence-missing`, `car-elsewhere`, `driver-missing`, `too-many-bookings` (too many unpaid bookings of this email address or network are holding cars). */
        RuleBroken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-young",
                 *       "title": "The person is not old enough.",
                 *       "status": 422,
                 *       "code": "too-young",
                 *       "errors": [
                 *         {
                 *           "in": "body",
                 *           "pointer": "/driver/birthDate",
                 *           "code": "too-young"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-young" | "too-early" | "too-short" | "closed-at-that-hour" | "method-unavailable" | "online-payment-barred" | "option-unavailable" | "licence-missing" | "car-elsewhere" | "driver-missing" | "too-many-bookings";
                };
            };
        };
        /** @description The id is malformed (`invalid-request`), or the payment has not arrived. `payment-open`: nothing has been paid, and the form can still be used. `payment-pending`: the payment may be in progress; check again. `payment-declined` (with `reason`): nothing was charged, and another payment can be prepared. `payment-expired`: the time to pay is over, and nothing was charged. `payment-refunded` (with `refund`): the payment arrived but the booking could not accept it, so it is refunded. Older backends delete the booking when they return `400`. */
        NotPaid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "invalid-request" | "malformed-json" | "payment-open" | "payment-pending" | "payment-declined" | "payment-expired" | "payment-refunded";
                };
            };
        };
        /** @description Too many requests from this IP address, or too many concurrent sign-ins (`too-many-requests`). */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-many-requests",
                 *       "title": "Wait a moment.",
                 *       "status": 429,
                 *       "code": "too-many-requests"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-requests";
                };
            };
        };
        /** @description An unexpected error (`internal`). The response reveals no internals. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/internal",
                 *       "title": "Something went wrong.",
                 *       "status": 500,
                 *       "code": "internal"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "internal";
                };
            };
        };
        /** @description The database does not respond (`unavailable`) or, on calls about payments, the payment provider does not respond (`provider-unavailable`). It is unknown whether the call was executed; it can be repeated with the same `Idempotency-Key`, after `Retry-After` seconds if that header is present. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "unavailable" | "provider-unavailable";
                };
            };
        };
        /** @description The call is part of the contract, but this server does not offer it (`not-built`). */
        NotBuilt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-built",
                 *       "title": "This server does not offer this.",
                 *       "status": 501,
                 *       "code": "not-built"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-built";
                };
            };
        };
    };
    parameters: {
        /**
         * @description The page number, from 1. Pages beyond the end are empty but contain the correct total.
         * @example 1
         */
        Page: number;
        /**
         * @description The number of entries per page.
         * @example 30
         */
        Size: number;
        /**
         * @description The number of entries per page.
         * @example 15
         */
        LargeSize: number;
        /**
         * @description The language of names. Names that are missing in this language are returned in English.
         * @example fr
         */
        Language: components["schemas"]["Language"];
        /**
         * @description Part of a name, ignoring case and accents. If empty, everything matches.
         * @example tunis
         */
        Keyword: string;
        /**
         * @description The text that a user types: words from a location's names in any order and language, ignoring case, accents and hyphens; if nothing matches, small typing errors are tolerated. If empty, everything matches.
         * @example tunis airport
         */
        PlaceKeyword: string;
        /**
         * @description The customer.
         * @example 66aa00000000000000000001
         */
        UserIdAsId: components["schemas"]["Id"];
        /**
         * @description The location.
         * @example 66aa00000000000000000020
         */
        LocationIdAsId: components["schemas"]["Id"];
        /**
         * @description The supplier.
         * @example 66aa00000000000000000010
         */
        SupplierId: components["schemas"]["Id"];
        /**
         * @description The document.
         * @example 66aa00000000000000000070
         */
        DocumentId: components["schemas"]["Id"];
        /**
         * @description The car.
         * @example 66aa00000000000000000030
         */
        CarIdAsId: components["schemas"]["Id"];
        /**
         * @description The booking.
         * @example 66aa00000000000000000099
         */
        BookingIdAsId: components["schemas"]["Id"];
        /**
         * @description The booking.
         * @example 66aa00000000000000000099
         */
        BookingId: components["schemas"]["Id"];
        /**
         * @description The checkout session at the payment provider.
         * @example cs_test_a1b2c3
         */
        CheckoutSessionId: components["schemas"]["ProviderId"];
        /**
         * @description The customer; must be the signed-in one.
         * @example 66aa00000000000000000001
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description The application to which the account belongs.
         * @example frontend
         */
        AppType: components["schemas"]["AppType"];
        /**
         * @description The email address, percent-encoded.
         * @example ana@example.org
         */
        EmailInPath: components["schemas"]["Email"];
        /**
         * @description The secret of the link. Never logged.
         * @example V1StGXR8_Z5jdHi6B-myT
         */
        LinkToken: components["schemas"]["LinkToken"];
        /**
         * @description Created with the draft; the server stores it for 24 hours.
         * @example 3f0c9a52-0e5e-4e0c-9f57-0a4e0f5c2b11
         */
        IdempotencyKey: string;
    };
    requestBodies: {
        NotificationIds: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "66aa00000000000000000040"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NotificationIds"];
            };
        };
        License: {
            content: {
                /**
                 * @example {
                 *       "file": "the bytes of licence.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["LicenseUpload"];
            };
        };
    };
    headers: {
        /**
         * @description The session cookie.
         * @example masar-session=k3v...; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000
         */
        SessionCookie: string;
        /**
         * @description For guests, the cookie that lets this browser read the booking.
         * @example masar-guest=p8w...; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600
         */
        GuestCookie: string;
        /**
         * @description Seconds to wait before retrying.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.org",
                 *       "password": "a-long-enough-one",
                 *       "fullName": "Ana Trabelsi",
                 *       "language": "fr",
                 *       "phone": "+21620123456",
                 *       "birthDate": "1990-05-17"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            409: components["responses"]["EmailTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["ValidateEmail"];
            };
        };
        responses: {
            /** @description The email address is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description The email address belongs to an account. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.org",
                 *       "password": "a-long-enough-one",
                 *       "stayConnected": true
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The user is signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
            /** @description Wrong email address or password, or an account that has no password or is not a customer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "office@example.org",
                 *       "password": "a-long-enough-one"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description The user is signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
            /** @description Wrong email address or password, or a customer account. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            403: components["responses"]["ForeignPage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForeignPage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForeignPage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "66aa00000000000000000001",
                 *       "language": "en"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateLanguage"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The account no longer exists. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer.
                 * @example 66aa00000000000000000001
                 */
                id: components["parameters"]["UserIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            /** @description No such account. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings; `null` if the operator has not set any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"] | null;
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCountryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ISO 3166 alpha-2, upper case; a configured default if the IP address does not reveal a country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example TN */
                    "application/json": components["schemas"]["CountryCode"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountriesWithLocations: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name, ignoring case and accents. If empty, everything matches.
                 * @example tunis
                 */
                s?: components["parameters"]["Keyword"];
            };
            header?: never;
            path: {
                /**
                 * @description The language of names. Names that are missing in this language are returned in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
                /**
                 * @description Whether to count only locations with a picture.
                 * @example true
                 */
                imageRequired: boolean;
                /**
                 * @description The minimum number of locations per country.
                 * @example 4
                 */
                minLocations: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries; empty if none qualifies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryWithLocations"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /**
                 * @description The text that a user types: words from a location's names in any order and language, ignoring case, accents and hyphens; if nothing matches, small typing errors are tolerated. If empty, everything matches.
                 * @example tunis airport
                 */
                s?: components["parameters"]["PlaceKeyword"];
            };
            header?: never;
            path: {
                /**
                 * @description The page number, from 1. Pages beyond the end are empty but contain the correct total.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 30
                 */
                size: components["parameters"]["Size"];
                /**
                 * @description The language of names. Names that are missing in this language are returned in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of locations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLocationsWithPosition: {
        parameters: {
            query?: {
                /**
                 * @description The text that a user types: words from a location's names in any order and language, ignoring case, accents and hyphens; if nothing matches, small typing errors are tolerated. If empty, everything matches.
                 * @example tunis airport
                 */
                s?: components["parameters"]["PlaceKeyword"];
            };
            header?: never;
            path: {
                /**
                 * @description The language of names. Names that are missing in this language are returned in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locations, in no particular order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationWithPosition"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The location.
                 * @example 66aa00000000000000000020
                 */
                id: components["parameters"]["LocationIdAsId"];
                /**
                 * @description The language of names. Names that are missing in this language are returned in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The location. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationDetail"];
                };
            };
            /** @description No such location. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findLocationId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name, percent-encoded.
                 * @example Aéroport Tunis-Carthage
                 */
                name: string;
                /**
                 * @description The language of names. Names that are missing in this language are returned in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of the location. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 66aa00000000000000000020 */
                    "application/json": components["schemas"]["Id"];
                };
            };
            /** @description No location has this name. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllSuppliers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suppliers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66aa00000000000000000010",
                     *         "fullName": "Jasmin Auto",
                     *         "avatar": "jasmin-auto.svg"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupplierOnList"][];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findSuppliersWithCars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierSearch"];
            };
        };
        responses: {
            /** @description The suppliers; empty if no car matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66aa00000000000000000010",
                     *         "fullName": "Jasmin Auto",
                     *         "avatar": "jasmin-auto.svg",
                     *         "carCount": 42
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SupplierWithCars"][];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readConditions: {
        parameters: {
            query?: {
                /**
                 * @description The version; defaults to the newest one.
                 * @example 2
                 */
                version?: components["schemas"]["ConditionsVersion"];
            };
            header?: never;
            path: {
                /**
                 * @description The supplier.
                 * @example 66aa00000000000000000010
                 */
                supplierId: components["parameters"]["SupplierId"];
                /**
                 * @description The language of names. Names that are missing in this language are returned in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conditions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RentalConditions"];
                };
            };
            /** @description No such supplier or version, or a supplier without conditions. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findCars: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The page number, from 1. Pages beyond the end are empty but contain the correct total.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 15
                 */
                size: components["parameters"]["LargeSize"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarSearch"];
            };
        };
        responses: {
            /** @description One page of cars. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findNearbyOffers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The language of names. Names that are missing in this language are returned in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NearbySearch"];
            };
        };
        responses: {
            /** @description The prices on nearby days and at nearby locations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearbyOffers"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCar: {
        parameters: {
            query?: {
                /**
                 * @description Together with `to` and `pickupLocation`, adds `availability` for these dates to the response.
                 * @example 2026-06-01T09:00:00.000Z
                 */
                from?: components["schemas"]["Instant"];
                /**
                 * @description See `from`.
                 * @example 2026-06-04T09:00:00.000Z
                 */
                to?: components["schemas"]["Instant"];
                /**
                 * @description See `from`.
                 * @example 66aa00000000000000000020
                 */
                pickupLocation?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /**
                 * @description The car.
                 * @example 66aa00000000000000000030
                 */
                id: components["parameters"]["CarIdAsId"];
                /**
                 * @description The language of names. Names that are missing in this language are returned in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The car. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarDetail"];
                };
            };
            /** @description No such car. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Created with the draft; the server stores it for 24 hours.
                 * @example 3f0c9a52-0e5e-4e0c-9f57-0a4e0f5c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Checkout"];
            };
        };
        responses: {
            /** @description The car is booked. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["GuestCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["BookingConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The page number, from 1. Pages beyond the end are empty but contain the correct total.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 30
                 */
                size: components["parameters"]["Size"];
                /**
                 * @description The language of names. Names that are missing in this language are returned in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingsQuery"];
            };
        };
        responses: {
            /** @description One page of bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookingMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking.
                 * @example 66aa00000000000000000099
                 */
                id: components["parameters"]["BookingIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, and the time until which more can be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingMessages"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Created with the draft; the server stores it for 24 hours.
                 * @example 3f0c9a52-0e5e-4e0c-9f57-0a4e0f5c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The booking.
                 * @example 66aa00000000000000000099
                 */
                id: components["parameters"]["BookingIdAsId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Is there a car park at the office?"
                 *     }
                 */
                "application/json": components["schemas"]["SendMessage"];
            };
        };
        responses: {
            /** @description The stored message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66aa00000000000000000201",
                     *       "author": "customer",
                     *       "text": "Is there a car park at the office?",
                     *       "sentAt": "2026-06-01T08:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BookingMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking.
                 * @example 66aa00000000000000000099
                 */
                id: components["parameters"]["BookingIdAsId"];
                /**
                 * @description The language of names. Names that are missing in this language are returned in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingDetail"];
                };
            };
            /** @description No such booking. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBookingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 66aa00000000000000000070
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["DocumentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBookingDocumentPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 66aa00000000000000000070
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentPdf"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["DocumentNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openBookingLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "V1StGXR8_Z5jdHi6B-myT"
                 *     }
                 */
                "application/json": components["schemas"]["OpenBookingLink"];
            };
        };
        responses: {
            /** @description The booking that the link opens. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["GuestCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bookingId": "66aa00000000000000000099"
                     *     }
                     */
                    "application/json": components["schemas"]["OpenedBookingLink"];
                };
            };
            /** @description The link is unknown or has expired. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mailBookingLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bookingId": "66aa00000000000000000099",
                 *       "email": "ana@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["MailBookingLink"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking.
                 * @example 66aa00000000000000000099
                 */
                id: components["parameters"]["BookingIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description Nothing to do: the booking does not exist, is cancelled or has started; or cancellation was not bought or has already been requested. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTripDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking.
                 * @example 66aa00000000000000000099
                 */
                id: components["parameters"]["BookingIdAsId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "travelNumber": "TU 723",
                 *       "note": "A child seat, please.",
                 *       "expectedArrival": "2026-06-10T08:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTripDetails"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportDelay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking.
                 * @example 66aa00000000000000000099
                 */
                id: components["parameters"]["BookingIdAsId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expectedArrival": "2026-06-10T11:30:00.000Z",
                 *       "note": "My flight is late."
                 *     }
                 */
                "application/json": components["schemas"]["ReportDelay"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BookingNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The booking.
                 * @example 66aa00000000000000000099
                 */
                bookingId: components["parameters"]["BookingId"];
                /**
                 * @description The checkout session at the payment provider.
                 * @example cs_test_a1b2c3
                 */
                sessionId: components["parameters"]["CheckoutSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForeignPage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findBookingId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The checkout session at the payment provider.
                 * @example cs_test_a1b2c3
                 */
                sessionId: components["parameters"]["CheckoutSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of the booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 66aa00000000000000000099 */
                    "application/json": components["schemas"]["Id"];
                };
            };
            /** @description No booking has this session. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBooking"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description No such booking. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ChangeConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBookingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "66aa00000000000000000099"
                 *       ],
                 *       "status": "reserved"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBookingStatus"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ChangeConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       "66aa00000000000000000099"
                 *     ]
                 */
                "application/json": components["schemas"]["BookingIdList"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Created with the draft; the server stores it for 24 hours.
                 * @example 3f0c9a52-0e5e-4e0c-9f57-0a4e0f5c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutSessionRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessionId": "cs_test_a1b2c3",
                     *       "customerId": "cus_a1b2c3",
                     *       "clientSecret": "cs_test_a1b2c3_secret_d4e5f6",
                     *       "provider": "stripe",
                     *       "charge": {
                     *         "amount": 42.39,
                     *         "currency": "EUR",
                     *         "baseAmount": 143,
                     *         "baseCurrency": "TND",
                     *         "rate": 0.2964
                     *       },
                     *       "expiresAt": "2026-05-20T12:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            400: components["responses"]["NotPaid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCheckoutSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The checkout session at the payment provider.
                 * @example cs_test_a1b2c3
                 */
                sessionId: components["parameters"]["CheckoutSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is paid and the booking confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description The session does not exist or belongs to no booking; older backends also return this if the booking was already confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["NotPaid"];
            403: components["responses"]["ForeignPage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutSessionRequest"];
            };
        };
        responses: {
            /** @description The payment intent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "paymentIntentId": "pi_a1b2c3",
                     *       "customerId": "cus_a1b2c3",
                     *       "clientSecret": "pi_a1b2c3_secret_d4e5f6"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentIntent"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayPalOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Created with the draft; the server stores it for 24 hours.
                 * @example 3f0c9a52-0e5e-4e0c-9f57-0a4e0f5c2b11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayPalOrderRequest"];
            };
        };
        responses: {
            /** @description The id of the order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 5O190127TN364715T */
                    "application/json": components["schemas"]["ProviderId"];
                };
            };
            400: components["responses"]["NotPaid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["PaymentConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPayPalOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description PayPal's order.
                 * @example 5O190127TN364715T
                 */
                orderId: components["schemas"]["ProviderId"];
                /**
                 * @description The booking.
                 * @example 66aa00000000000000000099
                 */
                bookingId: components["parameters"]["BookingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is completed and the booking confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description The order does not exist or belongs to another booking; older backends also return this if the booking was already confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["NotPaid"];
            403: components["responses"]["ForeignPage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers; the first one is the default for payments that do not specify one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "providers": [
                     *         {
                     *           "name": "sandbox",
                     *           "isTest": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentProviders"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The provider that sends the event.
                 * @example stripe
                 */
                provider: components["schemas"]["PaymentProvider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {"id":"evt_1","type":"checkout.session.completed"} */
                "*/*": string;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description The signature is missing or wrong (`forbidden`), or the request comes from another site's page (`foreign-origin`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/forbidden",
                     *       "title": "This is not yours.",
                     *       "status": 403,
                     *       "code": "forbidden"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotificationCounter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer; must be the signed-in one.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counter; zero if there has never been a notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "66aa00000000000000000041",
                     *       "user": "66aa00000000000000000001",
                     *       "count": 3
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationCounter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description The language of the messages; does not apply to notifications without a `kind`.
                 * @example es
                 */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The customer; must be the signed-in one.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The page number, from 1. Pages beyond the end are empty but contain the correct total.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 30
                 */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsAsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer; must be the signed-in one.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NotificationIds"];
        responses: {
            200: components["responses"]["Done"];
            /** @description There has never been a notification. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsAsUnread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer; must be the signed-in one.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NotificationIds"];
        responses: {
            200: components["responses"]["Done"];
            /** @description There has never been a notification. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer; must be the signed-in one.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NotificationIds"];
        responses: {
            200: components["responses"]["Done"];
            /** @description There has never been a notification. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer; must be the signed-in one.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: news
                     *     data: {"count":3}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInSocially: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "socialSignInType": "google",
                 *       "accessToken": "eyJhbGciOi...",
                 *       "email": "ana@example.org",
                 *       "fullName": "Ana Trabelsi",
                 *       "stayConnected": false
                 *     }
                 */
                "application/json": components["schemas"]["SocialSignIn"];
            };
        };
        responses: {
            /** @description The user is signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyRecaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token from the bot check script. Never logged.
                 * @example 03AGdBq26
                 */
                token: string;
                /**
                 * @description The visitor's IP address.
                 * @example 192.0.2.1
                 */
                ip: string | unknown | unknown;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visitor is human. A short-lived cookie lets this browser send one form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description The token was rejected. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotBuilt"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application to which the account belongs.
                 * @example frontend
                 */
                appType: components["parameters"]["AppType"];
                /**
                 * @description The customer; must be the signed-in one.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The email address, percent-encoded.
                 * @example ana@example.org
                 */
                email: components["parameters"]["EmailInPath"];
                /**
                 * @description The secret of the link. Never logged.
                 * @example V1StGXR8_Z5jdHi6B-myT
                 */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description Unknown user, another type of account, or a secret that was never sent to this user. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["LinkOver"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer; must be the signed-in one.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The application to which the account belongs.
                 * @example frontend
                 */
                appType: components["parameters"]["AppType"];
                /**
                 * @description The email address, percent-encoded.
                 * @example ana@example.org
                 */
                email: components["parameters"]["EmailInPath"];
                /**
                 * @description True to choose a new password, false to activate the account.
                 * @example true
                 */
                reset: boolean;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description No account has this email address. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    activate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "66aa00000000000000000001",
                 *       "token": "V1StGXR8_Z5jdHi6B-myT",
                 *       "password": "a-long-enough-one"
                 *     }
                 */
                "application/json": components["schemas"]["Activate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description Unknown user, or a secret that was never sent to this user. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            409: components["responses"]["LinkOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["ResendVerification"];
            };
        };
        responses: {
            /** @description A sentence that says whether the email was sent or the address is already verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example A verification email has been sent. */
                    "text/html": components["schemas"]["Html"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The email address, percent-encoded.
                 * @example ana@example.org
                 */
                email: components["parameters"]["EmailInPath"];
                /**
                 * @description The secret of the link. Never logged.
                 * @example V1StGXR8_Z5jdHi6B-myT
                 */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is verified, by this or an earlier request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example Your account has been verified. */
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description No account has this email address, or the secret was never sent to it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["LinkOver"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "66aa00000000000000000001",
                 *       "fullName": "Ana Trabelsi",
                 *       "phone": "+21620123456",
                 *       "birthDate": "1990-05-17",
                 *       "location": "Tunis",
                 *       "bio": ""
                 *     }
                 */
                "application/json": components["schemas"]["UpdateUser"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The account no longer exists. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["RuleBroken"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmailNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "66aa00000000000000000001",
                 *       "enableEmailNotifications": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateEmailNotifications"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The account no longer exists. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer.
                 * @example 66aa00000000000000000001
                 */
                id: components["parameters"]["UserIdAsId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "the bytes of ana.webp"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["AvatarUpload"];
            };
        };
        responses: {
            /** @description The name of the new file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example V1StGXR8_Z5jdHi6B-myT.webp */
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            /** @description The account no longer exists. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer.
                 * @example 66aa00000000000000000001
                 */
                id: components["parameters"]["UserIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description The account no longer exists. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer.
                 * @example 66aa00000000000000000001
                 */
                id: components["parameters"]["UserIdAsId"];
                /**
                 * @description The password, percent-encoded.
                 * @example a-long-enough-one
                 */
                password: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The password is correct. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description The password is wrong, or the account has none. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_id": "66aa00000000000000000001",
                 *       "password": "a-long-enough-one",
                 *       "newPassword": "a-longer-better-one",
                 *       "strict": true
                 *     }
                 */
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The current password is wrong, or `strict` was set for an account without a password. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    hasPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer.
                 * @example 66aa00000000000000000001
                 */
                id: components["parameters"]["UserIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account has a password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description The account has no password. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadTemporaryLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["License"];
        responses: {
            /** @description The name of the temporary file, for `driver.license` in checkout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example V1StGXR8_Z5jdHi6B-myT.pdf */
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer.
                 * @example 66aa00000000000000000001
                 */
                id: components["parameters"]["UserIdAsId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["License"];
        responses: {
            /** @description The name of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example V1StGXR8_Z5jdHi6B-myT.pdf */
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            /** @description No such customer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The customer.
                 * @example 66aa00000000000000000001
                 */
                id: components["parameters"]["UserIdAsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description No such customer. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTemporaryLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name that the upload returned.
                 * @example V1StGXR8_Z5jdHi6B-myT.pdf
                 */
                name: components["schemas"]["StoredFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The picture's unguessable name.
                 * @example V1StGXR8_Z5jdHi6B-myT.webp
                 */
                name: components["schemas"]["StoredFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AvatarFile"];
            /** @description No such picture. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readLicense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name that the upload returned.
                 * @example V1StGXR8_Z5jdHi6B-myT.pdf
                 */
                name: components["schemas"]["StoredFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LicenseFile"];
            /** @description No such license. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "ana@example.org",
                 *       "to": "contact@example.org",
                 *       "subject": "A child seat",
                 *       "message": "Do your cars have child seats?",
                 *       "isContactForm": true
                 *     }
                 */
                "application/json": components["schemas"]["SendEmail"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSuppliers: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name, ignoring case and accents. If empty, everything matches.
                 * @example tunis
                 */
                s?: components["parameters"]["Keyword"];
            };
            header?: never;
            path: {
                /**
                 * @description The page number, from 1. Pages beyond the end are empty but contain the correct total.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 30
                 */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of suppliers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCarsForBooking: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name, ignoring case and accents. If empty, everything matches.
                 * @example tunis
                 */
                s?: components["parameters"]["Keyword"];
            };
            header?: never;
            path: {
                /**
                 * @description The page number, from 1. Pages beyond the end are empty but contain the correct total.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description The number of entries per page.
                 * @example 30
                 */
                size: components["parameters"]["Size"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "supplier": "66aa00000000000000000010",
                 *       "pickupLocation": "66aa00000000000000000020"
                 *     }
                 */
                "application/json": components["schemas"]["CarsForBooking"];
            };
        };
        responses: {
            /** @description One page of cars. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "_id": "66aa00000000000000000030",
                     *         "name": "Renault Clio"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BookingCarRow"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
