import "./gallery/index";
