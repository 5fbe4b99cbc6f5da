// Registered, and does nothing: no page is kept, no request is answered here.
