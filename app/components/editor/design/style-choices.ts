export interface StyleChoice {
  property: string;
  label: string;
  options: readonly { value: string; name: string }[];
}

/** The few looks that an owner can give one element, as css declarations. */
export const STYLE_CHOICES: readonly StyleChoice[] = [
  {
    property: "font-size",
    label: "Size",
    options: [
      { value: "0.875rem", name: "Small" },
      { value: "1rem", name: "Normal" },
      { value: "1.25rem", name: "Large" },
      { value: "1.75rem", name: "Larger" },
      { value: "2.5rem", name: "Very large" },
      { value: "4rem", name: "Huge" },
    ],
  },
  {
    property: "font-weight",
    label: "Weight",
    options: [
      { value: "400", name: "Normal" },
      { value: "600", name: "Strong" },
      { value: "700", name: "Bold" },
    ],
  },
  {
    property: "text-align",
    label: "Alignment",
    options: [
      { value: "left", name: "Left" },
      { value: "center", name: "Centre" },
      { value: "right", name: "Right" },
    ],
  },
  {
    property: "padding-block",
    label: "Space inside",
    options: [
      { value: "0", name: "None" },
      { value: "0.5rem", name: "Small" },
      { value: "1.5rem", name: "Medium" },
      { value: "4rem", name: "Large" },
    ],
  },
  {
    property: "margin-block",
    label: "Space around",
    options: [
      { value: "0", name: "None" },
      { value: "0.5rem", name: "Small" },
      { value: "1.5rem", name: "Medium" },
      { value: "4rem", name: "Large" },
    ],
  },
  {
    property: "border-radius",
    label: "Corners",
    options: [
      { value: "0", name: "Square" },
      { value: "4px", name: "Slightly round" },
      { value: "12px", name: "Round" },
      { value: "999px", name: "Fully round" },
    ],
  },
];
