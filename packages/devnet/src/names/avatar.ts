/** A boat under a low sun, drawn for this network, so that the avatar needs no other host. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" fill="#fde3c4"/>
<circle cx="45" cy="23" r="8" fill="#f2855e"/>
<path d="M31 10v30H14z" fill="#fff"/>
<path d="M34 17v23h13z" fill="#d8e6ee"/>
<path d="M10 43h44l-7 9H18z" fill="#1f4b63"/>
<path d="M0 52q8-5 16 0t16 0t16 0t16 0v12H0z" fill="#3b86a8"/>
</svg>`;

/** `avatar` record: a base64 data URI of an SVG. */
export const DEMO_AVATAR = `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
