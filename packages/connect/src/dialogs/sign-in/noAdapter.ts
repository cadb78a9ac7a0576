/** Sign-in was asked for where no `<AuthenticationProvider>` stands above. */
export const NO_ADAPTER = 'No authentication adapter found';
