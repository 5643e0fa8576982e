// A folder served as Express serves one. node express-server.mjs PORT FOLDER
import express from "express";

const [port, folder] = process.argv.slice(2);
express().use(express.static(folder)).listen(Number(port), "127.0.0.1");
