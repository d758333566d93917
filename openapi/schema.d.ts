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
        /** Make an account and send the mail that verifies it. */
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
         * Ask whether an address is still free.
         * @description A browser without the cookie of a guest gets one, by which an attempt to book is known as its own.
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
         * @description Sets the session cookie. It ends with the browser session's day, or lives 400 days from the last visit, 1,200 at most, with `stayConnected`. A blacklisted customer gets `200` with `blacklisted` true, and 401 `suspended` on every other call.
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
         * @description Sets the same cookie as `signIn`, which lets customers in and nobody else.
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
         * @description Answers 200 to everybody, signed in or not.
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
        /** End every session of the account, this one included. */
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
        /** Remember the customer's language. */
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
        /** Read one's own account. */
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
        /** Read the operator's lead times and opening hours. */
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
        /** Tell the visitor's country. */
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
        /** List the countries that have enough places, each with its places, by name. */
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
        /** Find places by their names in any language, airports and stations first. */
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
        /** List every place that can be put on a map, or those that a keyword finds. */
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
        /** Read one place. */
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
        /** Find a place by its exact name in that language, without regard to case. */
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
        /** List the suppliers, by name. */
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
        /** List the suppliers that have at least one car for this search, by name, with how many. */
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
         * Read the rental conditions of a supplier.
         * @description The newest version or, with `version`, an earlier one. Versions never change and are public: a booking names the version it was made under, so its link works without a session.
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
         * Search cars for a place and dates.
         * @description The place and its direct children are searched. Sorted by daily price, then identifier, unless `sort` asks for something else. Cars that are fully booked or taken on these dates come only with `includeAlreadyBookedCars`, cars that are coming soon only with `includeComingSoonCars`.
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
        /** Find what a search costs on the days around it and at the places nearby. */
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
        /** Read one car, whether it can be booked or not. */
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
         * @description One transaction. The driver is the signed-in customer, or the guest described in `driver`, for whom an account
         *     is made and an activation mail sent. The price sent is the price the customer saw: a different one is refused with
         *     409 `price-changed` and the right one in `price`; so is, with the same price, a `conditionsVersion` that the supplier
         *     has replaced by now. Two bookings never hold one car at one time: 409 `car-taken`,
         *     with `bookingId` for whoever holds the car themselves.
         *
         *     With an `Idempotency-Key` the call may be repeated: the same key and body give the first answer again, the same
         *     key with another body 409 `key-reused` with `bookingId`. Who has signed in or out since is told so, too, unless
         *     nobody has paid for the guest's booking: then it is given up for the new one. `bookingId` is named to its driver
         *     and to the browser that booked it, and to nobody else: another browser hears `key-reused` alone, also with the
         *     same body. A guest's browser is known by the cookie that it got with the answer or, when that was lost, with
         *     `validate-email` before. A guest gets a short-lived cookie with which this browser may read the booking.
         *
         *     Paying later leaves the booking `pending`; paying online leaves it `void` until the payment is verified or
         *     `expiresAt` has passed.
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
         * List one's own bookings, newest first where `when` does not say otherwise.
         * @description A customer sees their own bookings, and may name nobody else in `user`; a supplier those of their cars; an admin all. Bookings whose payment window is still open do not appear.
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
         * The messages between customer and rental company about a booking.
         * @description For its customer, its guest, the supplier's staff and administrators, oldest first. The newest 500.
         */
        get: operations["listBookingMessages"];
        put?: never;
        /**
         * Send a message about a booking to the other side.
         * @description The customer writes to the rental company; the supplier's staff and administrators write to the customer. The other side is notified and mailed. Possible until `closesAt`, and not while the booking is unpaid (403). With an `Idempotency-Key` the call may be repeated: the same key and text return the stored message, the same key with another text 409 `key-reused`.
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
         * Read one's own booking.
         * @description A guest reads the booking just made with the cookie that checkout set; everybody else needs the session of its driver, its supplier or an admin.
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
         * @description In the language of the booking, with the names, addresses and rates of the day it was issued. Readable by the driver, a guest with the cookie of the booking, and an admin; 404 for others.
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
         * @description With the same content and for the same readers as the page.
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
         * @description The browser may then read the booking for an hour, pay for it, and change or cancel it if that was bought. The link works until 30 days after the rental, and not once the booking belongs to an account. The link of a main driver opens the booking of any customer; its browser may read it, enter the arrival and report a delay.
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
         * Mail a guest the link to their booking again.
         * @description A mail is sent if this is the address of the customer or of the main driver. If an account has the booking, the link in it has no secret, and the customer signs in. The answer is the same in every case, so that it tells nothing about bookings or addresses.
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
         * Ask for a booking to be cancelled.
         * @description The request is recorded and the supplier told; the status changes when they answer.
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
         * Tell the rental company how and when one arrives.
         * @description The driver, until the pick-up; afterwards, and for a booking that is cancelled or not paid, 403. Fields that are absent stay as they are and `null` clears one: two devices that edit different fields keep both edits, and for one field the later edit counts. The supplier is mailed and notified of every change.
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
         * Tell the rental company that one arrives later than agreed.
         * @description The driver, from two hours before the pick-up until the end of that day at the location, at least until two hours after the pick-up, and never after the drop-off; otherwise 403. The supplier is mailed and notified. A repeated report with the same content is sent once.
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
         * Give up a booking whose online payment was not finished.
         * @description Releases the car at once and closes the payment at its provider; one that turns out to be paid stays. Answers 200 even when nothing matches, so that leaving may be repeated. The two identifiers together are the permission; the cookie of who made the booking is one, too, whatever session is named, when no payment was opened yet.
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
        /** Find the booking that a checkout session pays for. */
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
         * @description A customer who bought amendments changes dates, places, extras and the additional driver of a booking that has not started; supplier and admin also the car, within its supplier, and the status. What was bought to cancel or change stays bought. `price` is the amount of the chosen payment as it will be: the server computes its own and refuses a difference with 409 `price-changed`, an overlap with 409 `car-taken`. Older backends answer customers 403.
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
         * Give bookings another status.
         * @description Supplier and admin; a customer gets 403. All of them or, where one may not be changed (403) or its car is taken by now (409 `car-taken`), none. Another status than `cancelled` also answers a request to cancel with no. The customers are told.
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
         * Delete bookings, or remove them from one's list.
         * @description A customer removes cancelled and void bookings from the list; they stay with the supplier. Supplier and admin delete. All of them or, where one may not be (403), none. Identifiers without a booking count for nothing.
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
         * Open a payment for the form on the page, at Stripe or in the sandbox.
         * @description `amount` is what the page says will be charged, in major units of `currency`. The server computes it again and
         *     refuses a difference with 409 `price-changed`, `price` and `charge`. The session returns to
         *     `/checkout-session/{id}` of the front end.
         *
         *     Here `bookingId` is needed, and the cookie of who made the booking. The same `Idempotency-Key` is the same
         *     payment. Another key closes the payment before it, so that at most one of a booking can be paid: 400
         *     `payment-pending` while that one may be moving money, 409 `already-paid` when it has, 400 `payment-expired` when
         *     the time to pay is over.
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
         * Ask whether a checkout session was paid, and confirm its booking if so.
         * @description Asks the provider and may be repeated: `200` again and again once the booking is confirmed, by this payment or by another one of the same booking. Older backends answer `204` the second time.
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
        /** Open a Stripe payment intent; for apps without the page's form. */
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
         * Make a PayPal order for a booking; captured when it is approved.
         * @description As `create-checkout-session` in everything. PayPal does not take dinars: they are charged in euros, at the rate the page has shown.
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
         * Ask whether a PayPal order was completed, and confirm its booking if so.
         * @description The order of the two identifiers is ours (WIRE-80); some backends want the booking first. Otherwise as `check-checkout-session`.
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
         * List the providers this server can take payments with.
         * @description The operator's `paymentProviders` in `config.json` chooses among them and orders them.
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
         * What a provider tells on its own.
         * @description The body is taken as it came, and its signature checked as that provider says. An event is a hint: the provider is asked for the truth. The same event may come again, late, and in any order.
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
        /** List one's notifications, newest first. */
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
         * Hear of changes in one's notifications as they happen.
         * @description Server-sent events. `news`, at once and after every change of any kind, has the unread as its data: `{"count":3}`. `session-ended` comes when the session is over or the account suspended, and the stream ends. A browser opens six connections to a server of HTTP/1.1: tabs should share one stream.
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
         * Sign in with the word of Google, Apple or Facebook; the first time makes an account.
         * @description `email` has to be the address the provider vouches for. A token that is not valid, or not for this service, is refused with 400 at `/accessToken`; a staff account with 403; a provider that is not configured with 501. A blacklisted customer gets `200` with `blacklisted` true, as at sign-in.
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
        /** Have a bot-check token judged. */
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
         * Ask whether the link of an activation or reset mail still works.
         * @description Older backends answer 204 for a link that is over, too, and so does this one for a link of another purpose.
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
         * Make one's outstanding links worthless.
         * @description Only one's own: those of somebody else are refused (403), and to nobody in particular the answer is that there were none (400). Links work once, so forgetting to call this harms nobody.
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
         * Send the activation mail again, or a mail to choose a new password.
         * @description The new link makes older ones of its kind worthless. Somebody whose account is active already gets a mail that says so instead of an activation link. An account that is not a customer's is refused (403).
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
         * Choose a password with the link of an activation or reset mail.
         * @description The account becomes active and verified, the link and every other one that chooses a password is used up, and whoever was signed in to the account is signed out.
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
        /** Send the mail that verifies one's address again. */
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
         * Verify an address; opened from the sign-up mail, on the host of the API.
         * @description A browser (`Accept: text/html`) is sent on (303) to a page in the customer's language that says what became of the link, with a way on, and has no secret in its address; a program gets the answers below.
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
        /** Change one's own account. */
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
        /** Switch mails about one's bookings on or off. */
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
         * Upload one's picture.
         * @description At most 5 MB and 64 megapixels (413), an image by its content; anything else is refused with the code `wrong-format` at `/image`. It is served at `/api/avatars/{name}`. Any customer but oneself is refused.
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
        /** Delete one's picture. */
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
         * Compare a password with one's own.
         * @description The address holds a secret and is never logged. The app uses `changePassword` with `strict` instead.
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
         * Change one's password, or choose a first one.
         * @description Whoever else is signed in to the account is signed out; this session stays.
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
         * Ask whether one's account has a password.
         * @description Guests and people who came through a social account may have none.
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
         * Upload a guest's driving licence before checkout.
         * @description At most 5 MB and 64 megapixels (413), an image or a PDF by its content; anything else is refused with the code `wrong-format` at `/file`. Kept for a day, then deleted, unless a checkout takes it.
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
         * Upload one's driving licence.
         * @description As a guest's; takes the place of the one before.
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
        /** Delete one's driving licence. */
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
         * Delete a licence that was uploaded before checkout.
         * @description Answers 200 also when there is no such file. Its unguessable name is the permission.
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
         * Fetch a picture; the `avatar` of an account is its name.
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
         * Fetch a driving licence; the `license` of an account is its name.
         * @description Its owner, an admin, and the people of a supplier that has a booking of the owner. A licence that was uploaded before checkout: whoever knows its unguessable name. Older backends serve licences from a static host.
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
         * Write to the operator, or subscribe to the newsletter.
         * @description Goes to the operator's address whatever `to` says, and only from pages of the front end (403 otherwise). The sender of the contact form gets a receipt, which repeats nothing of the message. From the newsletter form (`isContactForm: false`) `from` gets an email with a link to confirm, and the operator is notified once it is confirmed; the response is the same whether or not the address is subscribed.
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
        /** List suppliers with the number of their cars. */
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
        /** List the cars of a supplier at a place, to put one into a booking. */
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
         * @description ASCII alone; without quotation marks.
         */
        Email: string;
        FullName: string;
        /** @description A person's name. No line breaks, no control characters, nothing that mail programs turn into a link. */
        PersonName: string;
        /** @description Any spelling of a phone number; without a country code it belongs to the operator's country. Stored as E.164, with an extension as in RFC 3966 (`+33123456789;ext=42`). Answers group its digits: `+216 20 123 456`. */
        Phone: string;
        Password: string;
        /**
         * Format: date-time
         * @description An instant, in answers in UTC.
         */
        Instant: string;
        /**
         * Format: date
         * @description A day without a zone.
         */
        CalendarDate: string;
        /** @description A day. Requests may carry a time after it, which is ignored. */
        BirthDate: components["schemas"]["CalendarDate"] | components["schemas"]["Instant"];
        /** @description Base currency. */
        Amount: MajorUnits;
        /** @description Base currency. Absent, null and 0 all mean not offered. */
        OptionalAmount: MajorUnits | null;
        /** @description Base currency. -1 is unavailable, 0 is included. */
        OptionPrice: MajorUnits;
        /** @description A file on the static host, or an absolute address. */
        FileName: string | null;
        /** @description IANA name of the zone whose clock counts. */
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
         * @description The capitals are real.
         * @enum {string}
         */
        FuelPolicy: "likeForlike" | "freeTank" | "fullToFull" | "FullToEmpty";
        /**
         * @description `void` is an online payment not finished; `pending` waits for the supplier; `deposit`, `paid` and `paidInFull` say what was paid online; `reserved` and `cancelled` are set by staff.
         * @enum {string}
         */
        BookingStatus: "void" | "pending" | "deposit" | "paid" | "paidInFull" | "reserved" | "cancelled";
        /**
         * @description Where a car is in its day. No customer call carries it.
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
         * @description `sandbox` is ours: a test that moves no money.
         * @enum {string}
         */
        PaymentProvider: "sandbox" | "stripe" | "payPal";
        /** @enum {string} */
        SocialSignInType: "facebook" | "apple" | "google";
        /**
         * @description Recommended: what can be booked first; cars before two-wheelers, trucks and buses, unless `ranges` narrows; those with 3.5 stars and more first; then the cheapest.
         * @enum {string}
         */
        CarSort: "recommended" | "price" | "rating" | "size";
        /** @enum {string} */
        IncludedExtra: "cancellation";
        /**
         * @description The fields of a car search that narrow it.
         * @enum {string}
         */
        CarFilter: "suppliers" | "ranges" | "pricePerDay" | "included" | "rating" | "seats" | "carSpecs" | "multimedia" | "carType" | "gearbox" | "mileage" | "fuelPolicy" | "deposit";
        /**
         * @description On the asked dates: can be booked; held by another booking; cannot be booked (fully booked, coming soon, withdrawn, or not at that place).
         * @enum {string}
         */
        DateAvailability: "free" | "taken" | "unavailable";
        /** @enum {string} */
        PriceLineKind: "month" | "week" | "threeDays" | "day" | "hour" | "leftoverDay" | "dateRange" | "cancellation" | "amendments" | "theftProtection" | "collisionDamageWaiver" | "fullInsurance" | "additionalDriver" | "deposit";
        /**
         * @description A status it came to, or what was done to it. `refunding`: a payment came that this booking cannot take, and goes back; `refunded`: it has gone.
         * @enum {string}
         */
        BookingEventKind: "created" | "void" | "pending" | "deposit" | "paid" | "paidInFull" | "reserved" | "cancelled" | "cancelRequested" | "amended" | "expired" | "refunding" | "refunded";
        /** @enum {string} */
        ProblemCode: "invalid-request" | "malformed-json" | "foreign-origin" | "unauthenticated" | "suspended" | "forbidden" | "not-found" | "wrong-method" | "too-large" | "unsupported-media-type" | "email-taken" | "car-taken" | "car-unavailable" | "car-elsewhere" | "price-changed" | "key-reused" | "too-young" | "too-early" | "too-short" | "closed-at-that-hour" | "option-unavailable" | "method-unavailable" | "online-payment-barred" | "licence-missing" | "driver-missing" | "too-many-bookings" | "bot-check-missing" | "payment-open" | "payment-pending" | "payment-declined" | "payment-expired" | "payment-refunded" | "already-paid" | "provider-unavailable" | "unavailable" | "link-expired" | "link-used" | "link-replaced" | "too-many-requests" | "internal" | "not-built";
        /**
         * @description Why nothing was charged. `challenge-left`: the bank's question was not answered; `superseded`: another payment was begun for the same booking, and this one closed.
         * @enum {string}
         */
        DeclineReason: "declined" | "insufficient-funds" | "challenge-failed" | "challenge-left" | "superseded";
        /** @enum {string} */
        FieldProblemCode: "required" | "wrong-type" | "wrong-format" | "too-long" | "too-short" | "too-small" | "too-large" | "too-few" | "too-many" | "not-listed" | "repeated" | "unknown-field" | "too-young" | "too-early" | "not-found" | "too-common";
        /** @description RFC 9457. `code` is what programs read; `title` is English and not shown to customers. */
        Problem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            status: number;
            detail?: string;
            code: components["schemas"]["ProblemCode"];
            errors?: components["schemas"]["FieldProblem"][];
            /** @description With `price-changed`, the price of now. */
            price?: components["schemas"]["Amount"];
            /** @description With `price-changed` when a payment is prepared, what would be charged now. */
            charge?: components["schemas"]["Charge"];
            /** @description With `key-reused`, the booking the key made; with `car-taken`, the asker's own; with `already-paid`, the one that is paid; with `payment-refunded`, the one that another payment has paid. */
            bookingId?: components["schemas"]["Id"];
            /** @description With `payment-declined`. */
            reason?: components["schemas"]["DeclineReason"];
            /** @description With `payment-refunded`, what goes back. */
            refund?: components["schemas"]["Refund"];
        };
        FieldProblem: {
            /**
             * @description Where to look; the body when absent.
             * @enum {string}
             */
            in?: "body" | "path" | "query" | "header";
            /** @description A JSON pointer into the body, or to the parameter. */
            pointer: string;
            code?: components["schemas"]["FieldProblemCode"];
            /** @description English, for developers. */
            detail?: string;
        };
        PageInfo: {
            totalRecords: components["schemas"]["Count"];
        };
        /** @description Empty when nothing matches. */
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
            /** @description Keep the session for 400 days instead of one. */
            stayConnected?: boolean;
        };
        UpdateLanguage: {
            /** @description Sent for older backends; the session says who it is. */
            id?: components["schemas"]["Id"];
            language: components["schemas"]["Language"];
        };
        /** @description What the browser stores of the signed-in customer. */
        SessionUser: {
            _id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            fullName: components["schemas"]["FullName"];
            language: components["schemas"]["Language"];
            enableEmailNotifications: boolean;
            blacklisted: boolean;
            avatar?: components["schemas"]["FileName"];
        };
        /** @description One's own account. Never a password or its hash. */
        UserProfile: {
            _id: components["schemas"]["Id"];
            type: components["schemas"]["UserType"];
            /** @description The supplier this account works for. */
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
            /** @description The customer at the payment provider. */
            customerId?: string | null;
        };
        Setting: {
            _id: components["schemas"]["Id"];
            /** @description Hours between booking and pick-up. */
            minPickupHours: number;
            /** @description The shortest rental. */
            minRentalHours: number;
            /** @description The first hour of the day for hand-over. */
            minPickupDropoffHour: number;
            /** @description The last hour of the day for hand-over. */
            maxPickupDropoffHour: number;
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
            /** @description The cheapest daily price of every range there is a car of. */
            fleet?: components["schemas"]["FleetPrice"][];
            choice?: components["schemas"]["FleetChoice"];
        };
        /** @description How much there is to choose from today. Counts what can be rented at all. */
        FleetChoice: {
            cars: number;
            /** @description Those who have such a car. */
            suppliers: number;
            /** @description Those with such a car. */
            locations: number;
            /** @description Cars whose cancellation costs nothing. */
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
         * @description A quarter is part of another place.
         * @enum {string}
         */
        LocationKind: "airport" | "station" | "port" | "town" | "quarter";
        /** @description How many cars can be rented here and in its children. */
        CarCount: number;
        /** @description A place in a list. */
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
        /** @description A place on the map. */
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
        /** @description A place with everything about it. */
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
            /** @description A place that belongs to one supplier. */
            supplier?: components["schemas"]["Supplier"];
            timeZone?: components["schemas"]["TimeZone"];
            /** @description The cheapest daily price of every range there is a car of, here and in its children. */
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
        /** @description A place under its country. */
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
            /** @description The cheapest daily price of the cars here; null where there is none. */
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
        /** @description Percent added to rental, extras and deposit; may be negative. */
        PriceChangeRate: number | null;
        Supplier: {
            _id: components["schemas"]["Id"];
            fullName: string;
            avatar?: components["schemas"]["FileName"];
        };
        /** @description A supplier, and what a customer chooses one by. */
        SupplierOnList: components["schemas"]["Supplier"] & {
            carCount?: components["schemas"]["Count"];
            /** @description The mean of its rated cars, to a tenth; null where nobody has rated one. */
            rating?: number | null;
            /** @description Whether paying at pick-up is allowed. */
            payLater?: boolean;
            /** @description Whether a driving licence must be uploaded. */
            licenseRequired?: boolean;
            /** @description The shortest rental of this supplier. */
            minimumRentalDays?: number | null;
            /** @description The location with most of its cars; null without any car. */
            location?: components["schemas"]["Id"] | null;
        };
        SupplierWithCars: components["schemas"]["Supplier"] & {
            carCount: components["schemas"]["Count"];
        };
        /** @description The supplier of a car in a list. */
        SupplierOfCar: components["schemas"]["Supplier"] & {
            priceChangeRate?: components["schemas"]["PriceChangeRate"];
        };
        /** @description The supplier of a car, with what they ask of a booking. */
        SupplierRules: components["schemas"]["SupplierOfCar"] & {
            /** @description Whether paying at pick-up is allowed. */
            payLater: boolean;
            /** @description Whether a driving licence must be uploaded. */
            licenseRequired?: boolean;
            /** @description The shortest rental of this supplier. */
            minimumRentalDays?: number | null;
        };
        /** @description The supplier of a booking, and how its customer reaches them. */
        BookedSupplier: components["schemas"]["SupplierRules"] & {
            /** @description As a telephone dials it; spaces count for nothing. */
            phone?: string | null;
            /** @description Where their office is. */
            location?: string | null;
            /** @description How long they keep a car for a driver who is late; unknown when null. */
            keepsCarMinutes?: number | null;
        };
        /** @description Counts the conditions of one supplier. */
        ConditionsVersion: number;
        /** @description What a customer pays at most for damage to the car. A protection that is absent changes nothing that is stated. */
        Excess: {
            withoutCover: components["schemas"]["Amount"];
            collisionDamageWaiver?: components["schemas"]["Amount"];
            fullInsurance?: components["schemas"]["Amount"];
        };
        /** @description How the deposit can be left at the counter; empty when the supplier does not say. */
        DepositMethods: ("creditCard" | "debitCard" | "cash")[];
        /** @description The conditions of a car in short. */
        CarConditions: {
            version: components["schemas"]["ConditionsVersion"];
            excess: components["schemas"]["Excess"];
            depositMethods: components["schemas"]["DepositMethods"];
        };
        /** @description The conditions of a supplier. What is absent, the supplier does not state. */
        RentalConditions: {
            supplier: components["schemas"]["Supplier"];
            version: components["schemas"]["ConditionsVersion"];
            latestVersion: components["schemas"]["ConditionsVersion"];
            since: components["schemas"]["Instant"];
            /** @description What differs by car. The first group is of all cars that no other one names. */
            groups: {
                ranges: components["schemas"]["CarRange"][];
                excess: components["schemas"]["Excess"];
                /** @description For each kilometre beyond the included ones. */
                extraKilometre?: components["schemas"]["Amount"];
            }[];
            /** @description Besides the fuel itself. */
            refuellingFee?: components["schemas"]["Amount"];
            border?: {
                /** @description Where the car may be driven besides its own country; empty for nowhere. */
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
                /** @description Drivers who are younger pay the fee. */
                under: number;
                dailyFee: components["schemas"]["Amount"];
            };
            /** @description What does not fit above, as plain text, in the language asked for. */
            note?: string;
        };
        DateBasedPrice: {
            _id?: components["schemas"]["Id"];
            /** @description The first day it counts. */
            startDate: components["schemas"]["CalendarDate"];
            /** @description The last day it counts. */
            endDate: components["schemas"]["CalendarDate"];
            dailyPrice: components["schemas"]["Amount"];
        };
        /** @description What every view of a car shares. Prices are without the supplier's percentage. */
        Car: {
            _id: components["schemas"]["Id"];
            name: string;
            /** @description Years on the day of pick-up. */
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
            /** @description 0 is none. */
            deposit: components["schemas"]["Amount"];
            /** @description False hides it from search. */
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
            /** @description Kilometres a day; -1 is unlimited. */
            mileage: number;
            /** @description Once. */
            cancellation: components["schemas"]["OptionPrice"];
            /** @description Once. */
            amendments: components["schemas"]["OptionPrice"];
            /** @description A day. */
            theftProtection: components["schemas"]["OptionPrice"];
            /** @description A day. */
            collisionDamageWaiver: components["schemas"]["OptionPrice"];
            /** @description A day. */
            fullInsurance: components["schemas"]["OptionPrice"];
            /** @description A day. */
            additionalDriver: components["schemas"]["OptionPrice"];
            range: components["schemas"]["CarRange"];
            multimedia: components["schemas"]["CarMultimedia"][];
            rating?: number | null;
            trips?: number;
            /** @description Grams a kilometre. */
            co2?: number | null;
        };
        /** @description A car in a search. */
        CarRow: components["schemas"]["Car"] & {
            supplier: components["schemas"]["SupplierOfCar"];
            locations?: components["schemas"]["Id"][];
            dateBasedPrices: components["schemas"]["DateBasedPrice"][];
            /** @description The rental for the asked dates with the supplier's percentage, without extras and deposit. */
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
            /** @description Absent when the supplier has none. */
            conditions?: components["schemas"]["CarConditions"];
        };
        /** @description On the asked dates: the booking of this car by the very person who asks, a customer or a guest in the browser they booked with. Nobody else is told of it. While it is `void` the car counts as free for them. */
        OwnBooking: {
            _id: components["schemas"]["Id"];
            status: components["schemas"]["BookingStatus"];
            /** @description Its latest payment, by which it is asked about. */
            sessionId?: components["schemas"]["ProviderId"];
            provider?: components["schemas"]["PaymentProvider"];
        };
        /** @description A place where a car can be picked up. */
        CarLocation: {
            _id: components["schemas"]["Id"];
            name: string;
            values?: components["schemas"]["LocationValues"];
            country?: components["schemas"]["Id"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            timeZone?: components["schemas"]["TimeZone"];
        };
        /** @description One line of a bill, with the supplier's percentage in it. `amount` is rounded once; the amounts sum exactly to the price they explain. A `deposit` line, where there is one, comes last. */
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
        /** @description True narrows; false and absent do not. */
        CarSpecs: {
            aircon?: boolean;
            /** @description Four doors and more; the name is BookCars’. */
            moreThanFourDoors?: boolean;
            moreThanFiveSeats?: boolean;
        };
        /** @description What both searches, of cars and of suppliers, have in common. */
        CarCriteria: {
            /** @description The place and its direct children are searched. */
            pickupLocation: components["schemas"]["Id"];
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
            /** @description Any of them. */
            carType: components["schemas"]["CarType"][];
            /** @description Any of them. */
            gearbox: components["schemas"]["GearboxType"][];
            /** @description Any of them. */
            fuelPolicy?: components["schemas"]["FuelPolicy"][];
            /** @description Both or absent do not narrow; an empty list finds nothing. */
            mileage?: components["schemas"]["MileageType"][];
            /** @description At most this, base currency; -1 and 0 do not narrow. */
            deposit?: number;
            carSpecs?: components["schemas"]["CarSpecs"];
            /** @description Any of them; an empty list finds nothing. */
            ranges?: components["schemas"]["CarRange"][];
            /** @description All of them. */
            multimedia?: components["schemas"]["CarMultimedia"][];
            /** @description At least this; -1 does not narrow. */
            rating?: number;
            /** @description Exactly this; 6 is more than five; -1 does not narrow. */
            seats?: number;
            /** @description Ignored. */
            availability?: components["schemas"]["Availability"][];
            /** @description At most this a started day for these dates, base currency; -1 and 0 do not narrow. */
            pricePerDay?: number;
            /** @description All of them come without a price of their own. */
            included?: components["schemas"]["IncludedExtra"][];
            /** @description Also cars that are fully booked or taken on these dates. */
            includeAlreadyBookedCars?: boolean;
            includeComingSoonCars?: boolean;
        };
        /** @description A car search without suppliers. */
        SupplierSearch: components["schemas"]["CarCriteria"] & Record<string, never>;
        CarSearch: components["schemas"]["CarCriteria"] & {
            /** @description Any of them; an empty list finds nothing. */
            suppliers: components["schemas"]["Id"][];
            /** @description Recommended, cheapest for the dates, best rated, or largest first. */
            sort?: components["schemas"]["CarSort"];
        };
        /** @description For every filter, how many cars each option would give with the other filters as they are. Keys are the values the request takes. */
        CarFacets: {
            suppliers: components["schemas"]["Counts"];
            ranges: components["schemas"]["Counts"];
            /** @description 50, 100, 150, 250. */
            pricePerDay: components["schemas"]["Counts"];
            /** @description cancellation. */
            included: components["schemas"]["Counts"];
            /** @description 1, 2, 3, 4. */
            rating: components["schemas"]["Counts"];
            /** @description 2, 4, 5, 6. */
            seats: components["schemas"]["Counts"];
            /** @description aircon, moreThanFourDoors, moreThanFiveSeats. */
            carSpecs: components["schemas"]["Counts"];
            multimedia: components["schemas"]["Counts"];
            carType: components["schemas"]["Counts"];
            gearbox: components["schemas"]["Counts"];
            /** @description limited, unlimited. */
            mileage: components["schemas"]["Counts"];
            fuelPolicy: components["schemas"]["Counts"];
            /** @description 250, 500, 750, also those with none. A car page may offer other amounts: they have no count. */
            deposit: components["schemas"]["Counts"];
        };
        /** @description What the cheapest car of each range costs for the dates, with the other filters as they are. */
        LowestTotals: {
            [key: string]: components["schemas"]["Amount"];
        };
        /** @description When nothing is found, the filter that hides most cars and how many there are without it. */
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
            /** @description Any of them; absent is every one. */
            suppliers?: components["schemas"]["Id"][];
        };
        /** @description What the same search finds on other days and at other places. Only cars that can be booked count. */
        NearbyOffers: {
            /** @description Three days before to three days after, and the asked ones; none that can no longer be booked. */
            days: {
                from: components["schemas"]["Instant"];
                to: components["schemas"]["Instant"];
                cars: components["schemas"]["Count"];
                /** @description What the cheapest car costs; a scooter, a bus or a truck counts only where the search asks for it, or finds nothing else. Absent where there is none. */
                lowestTotal?: components["schemas"]["Amount"];
            }[];
            /** @description Those with a car, the nearest first. */
            locations: {
                _id: components["schemas"]["Id"];
                name: string;
                /** @description As the crow flies. */
                kilometres: number;
                cars: components["schemas"]["Count"];
                /** @description As for a day. */
                lowestTotal: components["schemas"]["Amount"];
            }[];
        };
        /** @description A driver without a session. An account is made for them. */
        GuestDriver: {
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            fullName: components["schemas"]["PersonName"];
            birthDate: components["schemas"]["BirthDate"];
            language: components["schemas"]["Language"];
            /** @description The temporary file of an upload. */
            license?: components["schemas"]["FileName"];
        };
        AdditionalDriver: {
            fullName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            birthDate: components["schemas"]["BirthDate"];
        };
        /** @description Drives instead of the customer who books. They get the voucher by mail, in their language. */
        MainDriver: components["schemas"]["AdditionalDriver"] & {
            language: components["schemas"]["Language"];
            /** @description The temporary file of an upload. */
            license?: components["schemas"]["FileName"];
        };
        /** @description The extras that were chosen. */
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
            /** @description Sent for older backends; the session says who it is. */
            driver?: components["schemas"]["Id"];
            pickupLocation: components["schemas"]["Id"];
            dropOffLocation: components["schemas"]["Id"];
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
            /** @description Sent for older backends; the server decides. */
            status?: components["schemas"]["BookingStatus"];
            /** @description The amount of the chosen payment as the customer saw it: the deposit, the rental, or both. For paying later, the rental with its extras. */
            price: components["schemas"]["Amount"];
            /** @description The deposit is paid online. */
            isDeposit?: boolean;
            /** @description Rental and deposit are paid online. */
            isPayedInFull?: boolean;
        };
        Checkout: {
            driver?: components["schemas"]["GuestDriver"];
            booking: components["schemas"]["BookingInput"];
            /** @description Needed when `booking.additionalDriver` is true; ignored otherwise. */
            additionalDriver?: components["schemas"]["AdditionalDriver"];
            mainDriver?: components["schemas"]["MainDriver"];
            payLater: boolean;
            /** @description Whether the online payment goes through PayPal. */
            payPal?: boolean;
            sessionId?: components["schemas"]["ProviderId"];
            customerId?: components["schemas"]["ProviderId"];
            paymentIntentId?: components["schemas"]["ProviderId"];
            /** @description The conditions that the customer saw; without it, the newest ones apply. */
            conditionsVersion?: components["schemas"]["ConditionsVersion"];
        };
        CheckoutAnswer: {
            bookingId: components["schemas"]["Id"];
            status?: components["schemas"]["BookingStatus"];
            /** @description The amount of the chosen payment. */
            price?: components["schemas"]["Amount"];
            /** @description The end of the payment window. */
            expiresAt?: components["schemas"]["Instant"];
            /** @description The whole booking, for the confirmation. */
            booking?: components["schemas"]["BookingDetail"];
        };
        BookingsQuery: {
            /** @description Any of them. */
            suppliers: components["schemas"]["Id"][];
            /** @description Any of them. */
            statuses: components["schemas"]["BookingStatus"][];
            car?: components["schemas"]["Id"];
            /** @description A customer names nobody else. */
            user?: components["schemas"]["Id"];
            /**
             * @description Of rentals that have not ended, next pick-up first, or of those that have, latest pick-up first.
             * @enum {string}
             */
            when?: "upcoming" | "past";
            filter?: components["schemas"]["BookingsFilter"];
        };
        BookingsFilter: {
            /** @description Starts then or later. */
            from?: components["schemas"]["Instant"];
            /** @description Ends then or earlier. */
            to?: components["schemas"]["Instant"];
            /** @description Overlaps that day; replaces `from`. */
            dateBetween?: components["schemas"]["Instant"];
            pickupLocation?: components["schemas"]["Id"];
            dropOffLocation?: components["schemas"]["Id"];
            /** @description A booking's identifier or reference, or part of the supplier's, driver's or car's name. */
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
            /** @description In the detail of a booking: the place that contains it, and the country. */
            area?: string;
        };
        /** @description What people call a booking by; unique, without 0, O, 1 and I. */
        BookingReference: string;
        /** @description What the row and the detail of a booking share. */
        BookingFacts: components["schemas"]["BookingOptions"] & {
            _id: components["schemas"]["Id"];
            reference?: components["schemas"]["BookingReference"];
            pickupLocation: components["schemas"]["BookingLocation"];
            dropOffLocation: components["schemas"]["BookingLocation"];
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
            status: components["schemas"]["BookingStatus"];
            /** @description The customer has asked to cancel. */
            cancelRequest: boolean;
            /** @description The amount of the chosen payment. */
            price: components["schemas"]["Amount"];
            /** @description The deposit was chosen to be paid online. */
            isDeposit?: boolean;
            /** @description Rental and deposit were chosen to be paid online. */
            isPayedInFull?: boolean;
            createdAt?: components["schemas"]["Instant"];
            updatedAt?: components["schemas"]["Instant"];
            /** @description Started 24-hour periods. */
            days?: number;
            /** @description The deposit with the supplier's percentage. */
            deposit?: components["schemas"]["Amount"];
            /** @description Rental and extras, without the deposit. */
            totalPrice?: components["schemas"]["Amount"];
            /** @description Paid online and not refunded. Less than `price` is part paid; more than `totalPrice` and `deposit` is refunded at pick-up. */
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
            /** @description Who drives, when it is not the customer who booked. */
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
        /** @description The customer, who is the one reading, or staff's customer. Never a password hash. */
        BookingDriver: {
            _id: components["schemas"]["Id"];
            fullName: components["schemas"]["FullName"];
            /** @description Empty for the main driver, like the phone and the date of birth. */
            email: components["schemas"]["Email"] | "";
            phone?: string | null;
            birthDate?: components["schemas"]["BirthDate"] | null;
            /** @description For staff; fetched at /api/licenses/{name}. */
            license?: components["schemas"]["FileName"];
        };
        /** @description For the main driver only the name. */
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
            /** @description For staff; fetched at /api/licenses/{name}. */
            license?: components["schemas"]["FileName"];
        };
        BookingEvent: {
            kind: components["schemas"]["BookingEventKind"];
            at: components["schemas"]["Instant"];
        };
        /** @description A customer's words for the rental company; plain text, line breaks allowed. */
        BookingNote: string | null;
        /** @description How and when the driver arrives at the pick-up. */
        TripDetails: {
            travelNumber: components["schemas"]["TravelNumber"];
            note: components["schemas"]["BookingNote"];
            expectedArrival: components["schemas"]["Instant"] | null;
            /** @description When the driver last said that they are late. */
            delayReported: components["schemas"]["Instant"] | null;
            delayNote: components["schemas"]["BookingNote"];
        };
        /** @description The number of a flight or train. */
        TravelNumber: string | null;
        UpdateTripDetails: {
            travelNumber?: components["schemas"]["TravelNumber"];
            note?: components["schemas"]["BookingNote"];
            /** @description In the future, and before the drop-off. */
            expectedArrival?: components["schemas"]["Instant"] | null;
        };
        ReportDelay: {
            /** @description In the future, after the pick-up, and before the drop-off. */
            expectedArrival: components["schemas"]["Instant"];
            note?: components["schemas"]["BookingNote"];
        };
        /** @description Plain text, line breaks allowed. */
        MessageText: string;
        BookingMessage: {
            _id: components["schemas"]["Id"];
            /**
             * @description Administrators write for the supplier.
             * @enum {string}
             */
            author: "customer" | "supplier";
            text: components["schemas"]["MessageText"];
            sentAt: components["schemas"]["Instant"];
        };
        BookingMessages: {
            messages: components["schemas"]["BookingMessage"][];
            /** @description From then on messages can only be read. 30 days after the drop-off, or after an earlier cancellation. */
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
            /** @description Who drives, when it is not the customer who booked. */
            mainDriver?: components["schemas"]["BookingMainDriver"] | null;
            /** @description The reader is the main driver, who has opened a mailed link. Without payments, documents and messages. */
            isForDriver?: boolean;
            /** @description Booked without an account. A visitor who may read it may also change or cancel it. */
            isGuest?: boolean;
            /** @description They sum to the rental with its extras; a deposit line stands apart. */
            priceLines?: components["schemas"]["PriceLines"];
            /** @description Oldest first. */
            timeline?: components["schemas"]["BookingEvent"][];
            /** @description Money that came, oldest first. */
            payments?: components["schemas"]["BookingPayment"][];
            tripDetails?: components["schemas"]["TripDetails"];
            /** @description The supplier's conditions when it was booked; absent when there were none. */
            conditionsVersion?: components["schemas"]["ConditionsVersion"];
            /** @description Of these conditions; absent when there were none. */
            depositMethods?: components["schemas"]["DepositMethods"];
            /** @description For the driver and admins; absent while there are none and none is to come. */
            documents?: components["schemas"]["BookingDocuments"];
        };
        /** @description What the operator issues about a booking, if its legal name, address and tax number are configured: a receipt for each payment, an invoice after the rental, and a credit note for each refund. */
        BookingDocuments: {
            /** @description Oldest first. */
            issued: components["schemas"]["BookingDocument"][];
            /**
             * @description The document to come, and what it waits for.
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
            /** @description Without gaps in each series: `INV-2026-000042`. */
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
        /** @description Units of the currency, such as 288.2 euros. */
        MajorUnits: MajorUnits;
        CheckoutSessionRequest: {
            amount: components["schemas"]["MajorUnits"];
            currency: components["schemas"]["Currency"];
            locale: string;
            receiptEmail: components["schemas"]["Email"];
            customerName: components["schemas"]["FullName"];
            name: string;
            description?: string;
            /** @description The void booking it pays for. */
            bookingId?: components["schemas"]["Id"];
            /**
             * @description The first of `payment-providers` that has sessions when absent.
             * @enum {string}
             */
            provider?: "stripe" | "sandbox";
        };
        CheckoutSession: {
            sessionId: components["schemas"]["ProviderId"];
            customerId: components["schemas"]["ProviderId"];
            clientSecret: string;
            provider?: components["schemas"]["PaymentProvider"];
            /** @description What will really be charged. */
            charge?: components["schemas"]["Charge"];
            /** @description The end of the payment window. */
            expiresAt?: components["schemas"]["Instant"];
        };
        /** @description Units of the currency; negative for money that was returned. */
        SignedAmount: MajorUnits;
        /** @description What a customer's bank is asked for, and the amount of the base currency it stands for. */
        Charge: {
            amount: components["schemas"]["MajorUnits"];
            currency: components["schemas"]["Currency"];
            baseAmount: components["schemas"]["Amount"];
            baseCurrency: components["schemas"]["Currency"];
            /** @description What one dinar is worth; 1 for dinars. */
            rate: number;
        };
        Refund: {
            amount: components["schemas"]["MajorUnits"];
            currency: components["schemas"]["Currency"];
        };
        /** @description Money that came for a booking. `refunding` is on its way back, `refunded` has gone back. */
        BookingPayment: {
            provider: components["schemas"]["PaymentProvider"];
            /** @enum {string} */
            status: "paid" | "refunding" | "refunded";
            charge: components["schemas"]["Charge"];
            /** @description When it came. */
            at: components["schemas"]["Instant"];
            /** @description When it had gone back. */
            refundedAt?: components["schemas"]["Instant"];
        };
        PaymentProviders: {
            providers: {
                name: components["schemas"]["PaymentProvider"];
                /** @description For the provider's script; not secret. */
                publicKey?: string;
                /** @description No money moves; the page says so. */
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
            /** @description In the language asked for where it can be told anew; else in the one the customer had then. */
            message: string;
            /** @description What has happened, such as `became-reserved` or `refunded`; null where it is not known. */
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
            /** @description Unread. Older backends may drift below zero. */
            count: number;
        };
        NotificationIds: {
            /** @description Only one's own count. */
            ids: components["schemas"]["Id"][];
        };
        Html: string;
        /** @description A file's name on the static host. */
        StoredFile: string;
        FileBytes: string;
        /** @description The secret of a mailed link. */
        LinkToken: string;
        SocialSignIn: {
            socialSignInType: components["schemas"]["SocialSignInType"];
            /** @description The ID token; for Facebook, the access token. */
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
            /** @description Sent for older backends; the session says who it is. */
            email?: components["schemas"]["Email"];
        };
        /** @description Phone, location, bio and birth date are replaced, and cleared when absent. */
        UpdateUser: {
            /** @description Sent for older backends; the session says who it is. */
            _id?: components["schemas"]["Id"];
            /** @description Ignored when empty. */
            fullName?: components["schemas"]["PersonName"] | string;
            phone?: string | null;
            location?: string | null;
            bio?: string | null;
            birthDate?: components["schemas"]["BirthDate"] | null;
            enableEmailNotifications?: boolean;
        };
        UpdateEmailNotifications: {
            /** @description Sent for older backends; the session says who it is. */
            _id?: components["schemas"]["Id"];
            enableEmailNotifications: boolean;
        };
        ChangePassword: {
            /** @description Sent for older backends; the session says who it is. */
            _id?: components["schemas"]["Id"];
            /** @description The current one; needed when the account has one. */
            password?: string | null;
            newPassword: components["schemas"]["Password"];
            /** @description Compare the current password. This server always does when there is one. */
            strict?: boolean;
        };
        SendEmail: {
            from: components["schemas"]["Email"];
            /** @description Sent for older backends; ignored. */
            to?: components["schemas"]["Email"];
            subject: string;
            /** @description Empty from the newsletter form. */
            message: string;
            /** @description Extension: of the mail to `from`. */
            language?: components["schemas"]["Language"];
            /** @description True sends a receipt to `from`, false a link that confirms a subscription. */
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
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example OK */
                "text/plain": components["schemas"]["Ok"];
            };
        };
        /** @description The request is not in the shape of this contract (`invalid-request`): `errors` names the places. Or the browser has not passed the bot check (`bot-check-missing`, extension): sign-up, checkout, contact and password reset need the cookie of `verify-recaptcha` where a bot check is configured. It is good for one request and its repetitions. */
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
        /** @description No session or one that is over (`unauthenticated`), or a blacklisted account (`suspended`). */
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
        /** @description A page of another site asks (`foreign-origin`). */
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
        /** @description Signed in, but this belongs to somebody else or needs another role (`forbidden`); or a page of another site asks for more than to read (`foreign-origin`). */
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
        /** @description The same `Idempotency-Key` was sent with another body (`key-reused`). */
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
        /** @description No such booking, or one of somebody else (`not-found`). */
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
        /** @description No such document, or one of somebody else (`not-found`). */
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
        /** @description The address has an account (`email-taken`). */
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
        /** @description Someone or something was faster: `car-taken` (with `bookingId` when it is the asker's own), `car-unavailable`, `price-changed` (with `price`), `key-reused` (with `bookingId`), `email-taken`. */
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
        /** @description Someone or something was faster: `car-taken`, `car-unavailable`, `price-changed` (with `price`). */
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
        /** @description Someone or something was faster: `price-changed` (with `price` and `charge`), `already-paid` and `key-reused` (with `bookingId`). */
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
        /** @description The link was ours and works no longer: its day is over (`link-expired`), it has done its work (`link-used`), or a newer one was sent (`link-replaced`). */
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
        /** @description The document, which is never cached. */
        DocumentPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example the page */
                "text/html": components["schemas"]["FileBytes"];
            };
        };
        /** @description The document, which is never cached. */
        DocumentPdf: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example the bytes */
                "application/pdf": components["schemas"]["FileBytes"];
            };
        };
        /** @description The licence. */
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
        /** @description The body is of a media type this call does not accept (`unsupported-media-type`). */
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
        /** @description A rule forbids it: `too-young`, `too-early`, `too-short`, `closed-at-that-hour`, `method-unavailable`, `online-payment-barred`, `option-unavailable`, `licence-missing`, `car-elsewhere`, `driver-missing`, `too-many-bookings` (too many unpaid bookings of the email address or network hold cars). */
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
        /** @description The identifier is malformed (`invalid-request`), or the payment is not there. `payment-open`: nothing is paid, the form can still be used. `payment-pending`: money may be moving, ask again. `payment-declined` (with `reason`): nothing was charged, another payment may be prepared. `payment-expired`: the time to pay is over and nothing was charged. `payment-refunded` (with `refund`): money came that the booking could not take, and goes back. Older backends have deleted the booking after a `400`. */
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
        /** @description Too many requests from this address, or too many people are signing in just now (`too-many-requests`). */
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
        /** @description Our fault (`internal`). Nothing of the inside is told. */
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
        /** @description The database does not answer (`unavailable`), or the payment provider does not (`provider-unavailable`, on calls about payments). Whether the call was carried out is not known; the same call, with the same `Idempotency-Key`, may be sent again, after `Retry-After` seconds where it is given. */
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
        /** @description Part of the contract, not offered by this server (`not-built`). */
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
         * @description The page, from 1. Beyond the end it is empty and the total is still true.
         * @example 1
         */
        Page: number;
        /**
         * @description How many a page.
         * @example 30
         */
        Size: number;
        /**
         * @description How many a page.
         * @example 15
         */
        LargeSize: number;
        /**
         * @description The language of names. A name without a text in it is given in English.
         * @example fr
         */
        Language: components["schemas"]["Language"];
        /**
         * @description Part of a name, without regard to case and accents. Empty finds everything.
         * @example tunis
         */
        Keyword: string;
        /**
         * @description What a person types: words of a place's names in any order and language, without regard to case, accents and hyphens; small typing errors are forgiven where nothing else is found. Empty finds everything.
         * @example tunis airport
         */
        PlaceKeyword: string;
        /**
         * @description The customer.
         * @example 66aa00000000000000000001
         */
        UserIdAsId: components["schemas"]["Id"];
        /**
         * @description The place.
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
         * @description The payment provider's checkout session.
         * @example cs_test_a1b2c3
         */
        CheckoutSessionId: components["schemas"]["ProviderId"];
        /**
         * @description The customer; anybody but oneself is refused.
         * @example 66aa00000000000000000001
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description The application the account belongs to.
         * @example frontend
         */
        AppType: components["schemas"]["AppType"];
        /**
         * @description The address, percent-encoded.
         * @example ana@example.org
         */
        EmailInPath: components["schemas"]["Email"];
        /**
         * @description The secret of the link. Never logged.
         * @example V1StGXR8_Z5jdHi6B-myT
         */
        LinkToken: components["schemas"]["LinkToken"];
        /**
         * @description Made with the draft; the server keeps it for 24 hours.
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
         * @description For a guest, the cookie that lets this browser read the booking.
         * @example masar-guest=p8w...; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600
         */
        GuestCookie: string;
        /**
         * @description Seconds to wait.
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
            /** @description The address is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description The address belongs to an account. */
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
            /** @description Signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
            /** @description Wrong address or password, an account without a password, or not a customer. */
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
            /** @description Signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionUser"];
                };
            };
            /** @description Wrong address or password, or a customer. */
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
            /** @description The account is gone. */
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
            /** @description The settings; `null` when the operator has none yet. */
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
            /** @description ISO 3166 alpha-2, upper case; a configured default when the address tells nothing. */
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
                 * @description Part of a name, without regard to case and accents. Empty finds everything.
                 * @example tunis
                 */
                s?: components["parameters"]["Keyword"];
            };
            header?: never;
            path: {
                /**
                 * @description The language of names. A name without a text in it is given in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
                /**
                 * @description Whether only places with a picture count.
                 * @example true
                 */
                imageRequired: boolean;
                /**
                 * @description The fewest places a country must have.
                 * @example 4
                 */
                minLocations: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries; empty when none qualifies. */
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
                 * @description What a person types: words of a place's names in any order and language, without regard to case, accents and hyphens; small typing errors are forgiven where nothing else is found. Empty finds everything.
                 * @example tunis airport
                 */
                s?: components["parameters"]["PlaceKeyword"];
            };
            header?: never;
            path: {
                /**
                 * @description The page, from 1. Beyond the end it is empty and the total is still true.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description How many a page.
                 * @example 30
                 */
                size: components["parameters"]["Size"];
                /**
                 * @description The language of names. A name without a text in it is given in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of places. */
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
                 * @description What a person types: words of a place's names in any order and language, without regard to case, accents and hyphens; small typing errors are forgiven where nothing else is found. Empty finds everything.
                 * @example tunis airport
                 */
                s?: components["parameters"]["PlaceKeyword"];
            };
            header?: never;
            path: {
                /**
                 * @description The language of names. A name without a text in it is given in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places, in no particular order. */
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
                 * @description The place.
                 * @example 66aa00000000000000000020
                 */
                id: components["parameters"]["LocationIdAsId"];
                /**
                 * @description The language of names. A name without a text in it is given in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationDetail"];
                };
            };
            /** @description No such place. */
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
                 * @description The language of names. A name without a text in it is given in English.
                 * @example fr
                 */
                language: components["parameters"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place's identifier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 66aa00000000000000000020 */
                    "application/json": components["schemas"]["Id"];
                };
            };
            /** @description No place of that name. */
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
            /** @description The suppliers; empty when no car matches. */
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
                 * @description The version; without it, the newest one.
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
                 * @description The language of names. A name without a text in it is given in English.
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
                 * @description The page, from 1. Beyond the end it is empty and the total is still true.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description How many a page.
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
                 * @description The language of names. A name without a text in it is given in English.
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
            /** @description The days and the places. */
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
                 * @description With `to` and `pickupLocation`, asks for `availability` on these dates.
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
                 * @description The language of names. A name without a text in it is given in English.
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
                 * @description Made with the draft; the server keeps it for 24 hours.
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
            /** @description Booked. */
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
                 * @description The page, from 1. Beyond the end it is empty and the total is still true.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description How many a page.
                 * @example 30
                 */
                size: components["parameters"]["Size"];
                /**
                 * @description The language of names. A name without a text in it is given in English.
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
            /** @description The messages, and until when more can be sent. */
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
                 * @description Made with the draft; the server keeps it for 24 hours.
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
                 * @description The language of names. A name without a text in it is given in English.
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
            /** @description Nothing to do: no such booking, cancellation was not bought, it is already asked for, or the booking is cancelled or has started. */
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
                 * @description The payment provider's checkout session.
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
                 * @description The payment provider's checkout session.
                 * @example cs_test_a1b2c3
                 */
                sessionId: components["parameters"]["CheckoutSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking's identifier. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example 66aa00000000000000000099 */
                    "application/json": components["schemas"]["Id"];
                };
            };
            /** @description No booking has that session. */
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
                 * @description Made with the draft; the server keeps it for 24 hours.
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
                 * @description The payment provider's checkout session.
                 * @example cs_test_a1b2c3
                 */
                sessionId: components["parameters"]["CheckoutSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Paid, and the booking is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description No such session, or no booking has it; on older backends also when it was confirmed before. */
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
            /** @description The intent. */
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
                 * @description Made with the draft; the server keeps it for 24 hours.
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
            /** @description The order's identifier. */
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
            /** @description Completed, and the booking is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description No such order, or it is not of that booking; on older backends also when it was confirmed before. */
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
            /** @description The providers, first the one that is used when a payment names none. */
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
                 * @description Who calls.
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
            /** @description The signature is missing or wrong (`forbidden`), or a page of another site asks (`foreign-origin`). */
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
                 * @description The customer; anybody but oneself is refused.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counter; zero when there never was a notification. */
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
                 * @description Tells them in this language where it is known what they are about.
                 * @example es
                 */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The customer; anybody but oneself is refused.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The page, from 1. Beyond the end it is empty and the total is still true.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description How many a page.
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
                 * @description The customer; anybody but oneself is refused.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NotificationIds"];
        responses: {
            200: components["responses"]["Done"];
            /** @description There never was a notification. */
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
                 * @description The customer; anybody but oneself is refused.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NotificationIds"];
        responses: {
            200: components["responses"]["Done"];
            /** @description There never was a notification. */
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
                 * @description The customer; anybody but oneself is refused.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NotificationIds"];
        responses: {
            200: components["responses"]["Done"];
            /** @description There never was a notification. */
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
                 * @description The customer; anybody but oneself is refused.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
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
            /** @description Signed in. */
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
                 * @description What the bot-check script gave. Never logged.
                 * @example 03AGdBq26
                 */
                token: string;
                /**
                 * @description The visitor's address.
                 * @example 192.0.2.1
                 */
                ip: string | unknown | unknown;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A person. A short-lived cookie lets this browser send one form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description Rejected. */
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
                 * @description The application the account belongs to.
                 * @example frontend
                 */
                appType: components["parameters"]["AppType"];
                /**
                 * @description The customer; anybody but oneself is refused.
                 * @example 66aa00000000000000000001
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description The address, percent-encoded.
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
            /** @description It works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description Nothing of ours: unknown person, another kind of account, or a secret we never sent them. */
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
                 * @description The customer; anybody but oneself is refused.
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
                 * @description The application the account belongs to.
                 * @example frontend
                 */
                appType: components["parameters"]["AppType"];
                /**
                 * @description The address, percent-encoded.
                 * @example ana@example.org
                 */
                email: components["parameters"]["EmailInPath"];
                /**
                 * @description True for a new password, false for activation.
                 * @example true
                 */
                reset: boolean;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            /** @description No account has this address. */
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
            /** @description Unknown person, or a secret we never sent them. */
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
            /** @description Sent, or verified already; a sentence that says which. */
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
                 * @description The address, percent-encoded.
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
            /** @description Verified, now or before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example Your account has been verified. */
                    "text/html": components["schemas"]["Html"];
                };
            };
            /** @description No account has this address, or the secret was never sent to it. */
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
            /** @description The account is gone. */
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
            /** @description The account is gone. */
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
            /** @description The new file's name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example V1StGXR8_Z5jdHi6B-myT.webp */
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            /** @description The account is gone. */
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
            /** @description The account is gone. */
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
            /** @description It is the password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description It is not, or the account has none. */
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
            /** @description The current password is wrong, or `strict` was asked for where there is none. */
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
            /** @description It has one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example OK */
                    "text/plain": components["schemas"]["Ok"];
                };
            };
            /** @description It has none. */
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
            /** @description The temporary file's name, for `driver.license` of checkout. */
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
            /** @description The file's name. */
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
                 * @description What the upload answered.
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
                 * @description What the upload answered.
                 * @example V1StGXR8_Z5jdHi6B-myT.pdf
                 */
                name: components["schemas"]["StoredFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LicenseFile"];
            /** @description No such licence. */
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
                 * @description Part of a name, without regard to case and accents. Empty finds everything.
                 * @example tunis
                 */
                s?: components["parameters"]["Keyword"];
            };
            header?: never;
            path: {
                /**
                 * @description The page, from 1. Beyond the end it is empty and the total is still true.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description How many a page.
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
                 * @description Part of a name, without regard to case and accents. Empty finds everything.
                 * @example tunis
                 */
                s?: components["parameters"]["Keyword"];
            };
            header?: never;
            path: {
                /**
                 * @description The page, from 1. Beyond the end it is empty and the total is still true.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
                /**
                 * @description How many a page.
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
            /** @description The cars of this page. */
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
