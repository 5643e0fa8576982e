type Nested = { [name: string]: Nested | string | number | undefined };

/** Nested values as a form in brackets: `card[number]=4242`. */
export function formFields(values: Nested): URLSearchParams {
  const fields = new URLSearchParams();
  append(fields, values, "");
  return fields;
}

function append(fields: URLSearchParams, values: Nested, holder: string) {
  for (const [name, value] of Object.entries(values)) {
    const path = holder ? `${holder}[${name}]` : name;
    if (typeof value === "object") append(fields, value, path);
    else if (value !== undefined && value !== null) fields.append(path, String(value));
  }
}
