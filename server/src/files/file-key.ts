// What a key of a file looks like: nothing that could leave a folder, name a device or another's object.

export const keyShape = /^[a-z0-9][a-z0-9-]{7,99}(\.[a-z0-9]{1,8})?$/;
