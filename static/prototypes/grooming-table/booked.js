// @ts-check
/** The confirmation: both dogs, the time and the sum. */
import { showVisit } from "./bill.js";
import { find } from "./page.js";
import { state } from "./state.js";
import { dayWords, namesOf } from "./visits.js";

const { booked, hasAccount } = state;
find("#nothing").hidden = booked !== null;

if (booked === null) {
  find("#visit").remove();
} else {
  find("#visit").hidden = false;
  find("h1").textContent = `See you on ${dayWords(booked.day, "long")}`;
  find("#lead").textContent = `${namesOf(booked.dogs)}, at ${booked.time}`;
  find("#account").textContent = hasAccount
    ? "Your dogs are saved. Next time takes a minute."
    : "You have no account, and you don’t need one.";
  showVisit(booked);
}
